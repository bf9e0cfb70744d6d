// A page with nothing on it but the local host, for tests and benchmarks in a real browser.
import { LocalHost } from '../../../src/local/host';

Object.assign(window, { LocalHost, host: new LocalHost() });
