// Who this browser is: a guest that the server knows by a cookie, and the name they chose.
import { kept } from '../settings/kept';
import { introduce, Refusal, whoAmI } from './http';

class Identity {
  person: string | null = $state(null);
  name: string = $state(kept.read('name', ''));
  /** Whether the server was asked yet. */
  isKnown: boolean = $state(false);

  /** Ask the server who this browser is; nobody, for a newcomer. */
  async recall(): Promise<void> {
    try {
      const me = await whoAmI();
      this.person = me.person;
      this.name = me.name;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    this.isKnown = true;
  }

  /** Be somebody of that name from now on. */
  async be(name: string): Promise<void> {
    if (this.person !== null && this.name === name) return;
    const me = await introduce(name);
    this.person = me.person;
    this.name = me.name;
    kept.write('name', me.name);
  }
}

export const identity = new Identity();
