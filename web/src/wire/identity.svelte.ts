// Who this browser is: a guest that the server knows by a cookie, and under the same name a person of this device.
import { storage } from '../settings/storage';
import type { Backend, RequestOptions } from './hosts/backend';
import { introduce, Refusal, whoAmI } from './http';
import { keepKey, server } from './hosts/server';
import { hasServer } from './hosts/site';
import type { Me } from './types';

class Identity {
  person: string | null = $state(null);
  name: string = $state(storage.read('name', ''));

  /** Ask the server who this browser is; a newcomer has nothing to ask for, unless it must be sure. */
  async recall(isSure = false): Promise<void> {
    if (!hasServer || (!isSure && !storage.read('known', false))) return;
    try {
      this.adopt(await whoAmI());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) this.person = null; // forgotten on another device
    }
  }

  /** Be known under a name to whoever hosts, or change the name. */
  async be(name: string, backend: Backend = server, options?: RequestOptions): Promise<void> {
    if (backend.isRemote && !hasServer) {
      this.#keepName(name); // nobody to tell; the next game on this device is
    } else if (!backend.isRemote) {
      this.#keepName((await introduce(name, backend)).name);
    } else if (this.person === null || this.name !== name) {
      this.adopt(await introduce(name, backend, options));
    }
  }

  /** Be that person from now on. */
  adopt(me: Me): void {
    this.person = me.person;
    this.#keepName(me.name);
    storage.write('known', true);
  }

  #keepName(name: string): void {
    this.name = name;
    storage.write('name', name);
  }

  /** Forget who this browser was. */
  leave(): void {
    this.person = null;
    this.#keepName('');
    storage.write('known', false);
    keepKey(null);
  }
}

export const identity = new Identity();
