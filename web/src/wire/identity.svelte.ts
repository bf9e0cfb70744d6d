// Who this browser is: a guest that the server knows by a cookie, and the name they chose.
import { kept } from '../settings/kept';
import { introduce, Refusal, whoAmI } from './http';

class Identity {
  person: string | null = $state(null);
  name: string = $state(kept.read('name', ''));

  /** Ask the server who this browser is; a newcomer has nothing to ask for. */
  async recall(): Promise<void> {
    if (!kept.read('known', false)) return;
    try {
      const me = await whoAmI();
      this.person = me.person;
      this.name = me.name;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Be somebody of that name from now on. */
  async be(name: string): Promise<void> {
    if (this.person !== null && this.name === name) return;
    const me = await introduce(name);
    this.person = me.person;
    this.name = me.name;
    kept.write('name', me.name);
    kept.write('known', true);
  }
}

export const identity = new Identity();
