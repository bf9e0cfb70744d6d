// Searches the rules of a game in plain words, as `volteface rules --search` does (src/volteface/locale/search.py).
import type { GameInfo, Rulebook } from '../wire/types';
import { answerText, question } from '../story/rulings';
import { say, type Say } from '../words/words.svelte';
import { ruleId } from '../rules/address';
import { saidSection, type Agreed } from '../rules/guide';

/** A section of the guide or a ruling, as it is searched; its id is the last part of its address. */
export interface RuleEntry {
  id: string;
  title: string;
  text: string;
}

const TITLE_WEIGHT = 3; // a word in a title counts as much as in so many texts
const WORTH_SHOWING = 0.2; // of the best entry's rank
const STEM = 5; // letters that inflected forms of a word share

/** Everything that can be found: how to play by what is agreed, then all rulings with what editions say. */
export function ruleEntries(info: GameInfo, agreed: Agreed, speak: Say = say): RuleEntry[] {
  const guide = info.guide.map((section) => saidSection(info, agreed, section, speak));
  const rulings = Object.keys(info.rulebook.rulings).map((name) => ({
    id: ruleId(name),
    title: question(agreed.game, name, speak),
    text: saidByEditions(agreed.game, info.rulebook, name, speak),
  }));
  return [...guide.map(({ id, title, text }) => ({ id, title, text })), ...rulings];
}

function saidByEditions(game: string, { rulings }: Rulebook, name: string, speak: Say): string {
  const ruling = rulings[name]!;
  const texts = Object.values(ruling.editions).flatMap(({ answer, silent }) => [
    answerText(game, name, ruling, answer, speak),
    ...(silent ? [speak(`reading-${silent}`)] : []),
  ]);
  return [...new Set(texts)].join('\n');
}

/** What was found, and how much of what was asked the best answer has in it: 1 if it has every word. */
export interface Found {
  entries: RuleEntry[];
  share: number;
}

/** The entries that answer best, the best first; the last word may be unfinished. */
export function searchRules(entries: readonly RuleEntry[], asked: string, speak: Say = say): Found {
  const vocabulary = new Vocabulary(speak('rules-search-ignored'), speak('rules-search-same'));
  const fields = entries.map(({ title, text }) => ({
    title: new Set(vocabulary.terms(title)),
    text: new Set(vocabulary.terms(text)),
  }));
  const terms = [...new Set(vocabulary.terms(asked))];
  const ranks = entries.map(() => ({ score: 0, matched: 0 }));
  terms.forEach((term, index) => {
    const wanted = index === terms.length - 1 ? vocabulary.completed(term) : new Set([term]);
    const holds = (found: Set<string>): boolean => [...wanted].some((one) => found.has(one));
    const weights = fields.map(({ title, text }) => (holds(title) ? TITLE_WEIGHT : holds(text) ? 1 : 0));
    const rarity = Math.log(1 + entries.length / (1 + weights.filter(Boolean).length));
    weights.forEach((weight, place) => {
      ranks[place]!.score += rarity * weight;
      ranks[place]!.matched += Math.sign(weight);
    });
  });
  const rank = ({ score, matched }: (typeof ranks)[number]): number => score * (matched / terms.length) ** 2 || 0;
  const best = Math.max(0, ...ranks.map(rank));
  const found = entries
    .map((entry, place) => ({ entry, rank: rank(ranks[place]!), matched: ranks[place]!.matched }))
    .filter((one) => one.rank > best * WORTH_SHOWING)
    .toSorted((one, other) => other.rank - one.rank);
  return {
    entries: found.map(({ entry }) => entry),
    share: found.length > 0 ? found[0]!.matched / terms.length : 0,
  };
}

/** The same in whichever language the words fit best: the first one, unless another knows more of them. */
export function searchInAll(info: GameInfo, agreed: Agreed, asked: string, languages: readonly Say[]): Found {
  const own = ruleEntries(info, agreed, languages[0]);
  let best: Found = { entries: [], share: 0 };
  for (const speak of languages) {
    const entries = speak === languages[0] ? own : ruleEntries(info, agreed, speak);
    const found = searchRules(entries, asked, speak);
    if (found.share > best.share) best = found;
    if (best.share === 1) break;
  }
  const ids = best.entries.map(({ id }) => id);
  return { entries: ids.map((id) => own.find((one) => one.id === id)!), share: best.share };
}

/** What a language's words mean to a search. */
class Vocabulary {
  readonly #ignored: Set<string>;
  readonly #phrases = new Map<string, string>();
  readonly #longest: number;
  readonly #seen = new Set<string>();

  constructor(ignored: string, same: string) {
    this.#ignored = new Set(split(ignored));
    const sizes = same.split('\n').flatMap((line, number) =>
      line.split(',').map((phrase) => {
        const stems = split(phrase).map(stem);
        const key = stems.join(' ');
        if (!this.#phrases.has(key)) this.#phrases.set(key, `#${number}`);
        return stems.length;
      }),
    );
    this.#longest = Math.max(...sizes);
  }

  /** What a text says: one term for every phrase or word that is known, and the stems of the others. */
  terms(text: string): string[] {
    const words = split(text);
    const stems = words.map(stem);
    const found: string[] = [];
    for (let index = 0; index < stems.length;) {
      let size = Math.min(this.#longest, stems.length - index);
      while (size > 0 && !this.#phrases.has(stems.slice(index, index + size).join(' '))) size -= 1;
      if (size > 0) found.push(this.#phrases.get(stems.slice(index, index + size).join(' '))!);
      else if (!this.#ignored.has(words[index]!)) found.push(stems[index]!);
      this.#seen.add(stems[index]!);
      index += size || 1;
    }
    return found;
  }

  /** All that an unfinished word may become. */
  completed(term: string): Set<string> {
    const begun = (word: string): boolean => term.length > 1 && word.startsWith(term);
    const phrases = [...this.#phrases].filter(([phrase]) => begun(phrase.split(' ')[0]!)).map(([, found]) => found);
    return new Set([term, ...phrases, ...[...this.#seen].filter(begun)]);
  }
}

/** The words of a text in small letters without accents. */
function split(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[+×]?[\p{L}\p{N}_]+/gu) ?? [];
}

/** What the forms of a word have in common; numbers stay as they are. */
function stem(word: string): string {
  if (/\p{N}/u.test(word)) return word;
  return (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word).slice(0, STEM);
}
