/* Flip 7 in plain C: what `bench.lab` compares the speed of the compiled kernels with.

   It plays the full rules, with every ruling given as a number on the command line, and has the same random number
   generator, so that the same seed must give the same wins and rounds. Usage: flip7 SEATS THRESHOLD GAMES SEED RULING... */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FREEZE = 13, FLIP_THREE = 14, SECOND_CHANCE = 15, FIRST_MODIFIER = 16, DOUBLE_CARD = 21, KINDS = 22 };
enum { MOST_SEATS = 40, MOST_THREES = 40, LONGEST_ROW = 282, NEVER = -1 };
enum stage { FIRST_DEALER, PLAYING, SCORED, OVER };
enum status { ACTIVE, STAYED, FROZEN, BUSTED };

struct rules {
  int target_score, initial_deal, flip_three_replaces_deal, deal_to_seats_out, empty_stay, freeze_self;
  int second_chance_in_flip_three, second_chance_protects, spare_second_chance_alone, deferred_order;
  int deferred_after_bust, deferred_after_freeze, deferred_second_chance_after_bust, used_flip_three, two_doubles;
  int reshuffle_each_round, reshuffle_this_round, reshuffle_when, tie, challenge_rounds, round_cap;
};

struct line {
  int held, count, sum, factor, plus, modifiers, chances, status;
  int spent[3], spent_numbers, duplicate, total, score, threshold, busts, flip_sevens;
};

struct three { int owner, to_deal, dealt, waiting[3], waits, first_waiting, cards[3], targets[3], assigned, first_assigned; };

struct game {
  uint64_t stream;
  struct rules rules;
  int stage, seats, round, dealer, seat, dealing, card_due, settled;
  uint64_t active, undealt, playing, winners, targets;
  int chooser, choice_card, threes, cards, left, earlier, discarded;
  int in_deck[KINDS], discarded_now[KINDS];
  uint8_t row[LONGEST_ROW];
  struct line lines[MOST_SEATS];
  struct three stack[MOST_THREES];
};

static uint64_t mixed(uint64_t n) {
  n = (n ^ (n >> 30)) * 0xBF58476D1CE4E5B9u;
  n = (n ^ (n >> 27)) * 0x94D049BB133111EBu;
  return n ^ (n >> 31);
}

static void begin_stream(struct game *g, uint64_t seed, uint64_t number) {
  g->stream = mixed(mixed(seed + 0x9E3779B97F4A7C15u) ^ (number * 0x9E3779B97F4A7C15u));
}

static int below(struct game *g, uint64_t limit) {
  for (;;) {
    g->stream += 0x9E3779B97F4A7C15u;
    uint64_t product = (mixed(g->stream) >> 32) * limit, low = product & 0xFFFFFFFFu;
    if (low >= limit || low >= 0x100000000u % limit) return (int)(product >> 32);
  }
}

static int is_active(const struct game *g, int seat) { return (g->active >> seat) & 1; }

static int points(const struct line *l) {
  if (l->status == BUSTED) return 0;
  return l->sum * l->factor + l->plus + (l->count == 7 ? 15 : 0);
}

static int settled_now(const struct game *g) {
  int placed = 0;
  for (int s = 0; s < g->seats; s++) {
    const struct line *l = &g->lines[s];
    placed += l->count + l->modifiers + l->spent_numbers + l->spent[0] + l->spent[2] + (l->status != ACTIVE);
    if (g->rules.used_flip_three == 0) placed += l->spent[1];
  }
  return placed;
}

static int are_numbers_discarded(const struct game *g) {
  for (int i = g->earlier; i < g->cards; i++)
    if (g->row[i] < FREEZE) return 1;
  if (g->rules.reshuffle_this_round == 0)
    for (int card = 0; card < FREEZE; card++)
      if (g->discarded_now[card]) return 1;
  return 0;
}

static int usable_discards(const struct game *g) {
  if (g->settled == settled_now(g) && !are_numbers_discarded(g)) return 0;
  return g->cards - g->earlier + (g->rules.reshuffle_this_round == 0 ? g->discarded : 0);
}

static int drawable(const struct game *g) { return g->left ? g->left : usable_discards(g); }

static void discard(struct game *g, int card) { g->discarded_now[card]++; g->discarded++; }

static void swap(struct game *g, int a, int b) { uint8_t c = g->row[a]; g->row[a] = g->row[b]; g->row[b] = c; }

static void count_deck(struct game *g) {
  memset(g->in_deck, 0, sizeof g->in_deck);
  for (int i = 0; i < g->left; i++) g->in_deck[g->row[i]]++;
}

static void reshuffle(struct game *g) {
  if (!usable_discards(g)) return;
  if (g->rules.reshuffle_this_round == 0)
    for (int place = 0; g->discarded > 0;) {
      int card = g->row[place];
      if (g->discarded_now[card]) { g->discarded_now[card]--; g->discarded--; swap(g, place, --g->earlier); }
      else place++;
    }
  int fresh = g->cards - g->earlier, swaps = fresh < g->earlier ? fresh : g->earlier;
  for (int i = 0; i < swaps; i++) swap(g, i, g->cards - 1 - i);
  g->left = fresh;
  g->earlier = g->cards;
  g->settled = settled_now(g);
  count_deck(g);
}

static void call_for_card(struct game *g) {
  if (!g->left) reshuffle(g);
  g->card_due = 1;
}

static int draw(struct game *g) {
  int place = below(g, g->left), card = g->row[place];
  g->left--;
  g->row[place] = g->row[g->left];
  g->row[g->left] = card;
  g->in_deck[card]--;
  return card;
}

static uint64_t targets(const struct game *g, int chooser, int card) {
  uint64_t others = g->active & ~(1ull << chooser);
  if (card == SECOND_CHANCE) {
    uint64_t rest = 0;
    for (int s = 0; s < g->seats; s++) if ((others >> s) & 1 && !g->lines[s].chances) rest |= 1ull << s;
    return rest;
  }
  return card == FREEZE && others && g->rules.freeze_self == 1 ? others : g->active;
}

static void ask(struct game *g, int chooser, int card, uint64_t options) {
  g->chooser = chooser;
  g->choice_card = card;
  g->targets = options;
}

static int is_single(uint64_t seats) { return seats && !(seats & (seats - 1)); }

static void spend(struct game *g, int seat, int card) { g->lines[seat].spent[card - FREEZE]++; }

static void receive_second_chance(struct game *g, int seat) {
  struct line *l = &g->lines[seat];
  if (l->status == ACTIVE && !l->chances) { l->chances++; return; }
  if (l->status == BUSTED && g->rules.deferred_second_chance_after_bust == 1) { discard(g, SECOND_CHANCE); return; }
  uint64_t takers = targets(g, seat, SECOND_CHANCE);
  if (is_single(takers)) g->lines[__builtin_ctzll(takers)].chances++;
  else if (takers) ask(g, seat, SECOND_CHANCE, takers);
  else if (g->active == 1ull << seat && g->rules.spare_second_chance_alone == 1) l->chances++;
  else discard(g, SECOND_CHANCE);
}

static void act(struct game *g, int card, int target) {
  spend(g, target, card);
  if (card == FREEZE) {
    g->lines[target].status = FROZEN;
    g->active &= ~(1ull << target);
    return;
  }
  if (g->rules.flip_three_replaces_deal == 0) g->undealt &= ~(1ull << target);
  if (g->threes == MOST_THREES) { fprintf(stderr, "too many Flip Threes\n"); exit(1); }
  struct three *t = &g->stack[g->threes++];
  memset(t, 0, sizeof *t);
  t->owner = target;
  t->to_deal = 3;
}

static void assign(struct game *g, int card, int target) {
  struct three *t = &g->stack[g->threes - 1];
  t->cards[t->assigned] = card;
  t->targets[t->assigned++] = target;
}

static void aim(struct game *g, int card, int target) {
  if (g->threes && g->rules.deferred_order == 1) assign(g, card, target);
  else act(g, card, target);
}

static void play_action(struct game *g, int chooser, int card) {
  uint64_t options = targets(g, chooser, card);
  if (is_single(options)) aim(g, card, __builtin_ctzll(options));
  else if (options) ask(g, chooser, card, options);
  else spend(g, chooser, card);
}

static void wait(struct game *g, int card) {
  struct three *t = &g->stack[g->threes - 1];
  t->waiting[t->waits++] = card;
}

static void void_all(struct game *g) {
  for (int i = 0; i < g->threes; i++) {
    struct three *t = &g->stack[i];
    while (t->first_waiting < t->waits) spend(g, t->owner, t->waiting[t->first_waiting++]);
    while (t->first_assigned < t->assigned) spend(g, t->owner, t->cards[t->first_assigned++]);
  }
  g->threes = 0;
}

static void resolve_waiting(struct game *g, struct three *t) {
  int status = g->lines[t->owner].status;
  if ((status == BUSTED && g->rules.deferred_after_bust == 1) || (status == FROZEN && g->rules.deferred_after_freeze == 1)) {
    while (t->first_waiting < t->waits) spend(g, t->owner, t->waiting[t->first_waiting++]);
    return;
  }
  int card = t->waiting[t->first_waiting++];
  if (card != SECOND_CHANCE) play_action(g, t->owner, card);
  else if (g->rules.deferred_order == 1) assign(g, card, t->owner);
  else receive_second_chance(g, t->owner);
}

static void act_assigned(struct game *g, struct three *t) {
  int card = t->cards[t->first_assigned], target = t->targets[t->first_assigned++];
  if (card == SECOND_CHANCE) receive_second_chance(g, t->owner);
  else if (!is_active(g, target)) discard(g, card);
  else act(g, card, target);
}

static void continue_three(struct game *g) {
  struct three *t = &g->stack[g->threes - 1];
  if (!t->dealt) {
    if (t->to_deal > 0 && is_active(g, t->owner) && drawable(g)) { call_for_card(g); return; }
    t->to_deal = 0;
    t->dealt = 1;
    if (g->rules.used_flip_three == 1) { g->lines[t->owner].spent[1]--; discard(g, FLIP_THREE); }
  } else if (t->first_waiting < t->waits) resolve_waiting(g, t);
  else if (t->first_assigned < t->assigned) act_assigned(g, t);
  else g->threes--;
}

static void judge_end(struct game *g) {
  int best = -1;
  uint64_t leaders = 0;
  for (int s = 0; s < g->seats; s++) {
    if (g->lines[s].total > best) { best = g->lines[s].total; leaders = 0; }
    if (g->lines[s].total == best) leaders |= 1ull << s;
  }
  int reached = best >= g->rules.target_score, alone = is_single(leaders), over;
  g->playing = (1ull << g->seats) - 1;
  g->winners = 0;
  if (g->rules.challenge_rounds && g->seats <= 2) {
    over = reached || g->round >= g->rules.challenge_rounds;
    if (over && reached) g->winners = leaders;
  } else if (reached && (alone || g->rules.tie == 2)) {
    over = 1;
    g->winners = leaders;
  } else {
    over = g->round >= g->rules.round_cap;
    if (over && alone) g->winners = leaders;
    if (!over && reached && g->rules.tie == 1) g->playing = leaders;
  }
  g->stage = over ? OVER : SCORED;
}

static void end_round(struct game *g) {
  void_all(g);
  for (int s = 0; s < g->seats; s++) {
    g->lines[s].score = points(&g->lines[s]);
    g->lines[s].total += g->lines[s].score;
  }
  g->undealt = 0;
  g->dealing = 0;
  judge_end(g);
}

static int next_of(const struct game *g, uint64_t group) {
  int seat = g->seat;
  do seat = seat + 1 == g->seats ? 0 : seat + 1; while (!((group >> seat) & 1));
  return seat;
}

static void stay(struct game *g, int seat) {
  g->lines[seat].status = STAYED;
  g->active &= ~(1ull << seat);
}

static void deal_next(struct game *g) {
  if (!g->undealt || !drawable(g)) { g->undealt = 0; g->dealing = 0; g->seat = g->dealer; return; }
  g->seat = next_of(g, g->undealt);
  g->undealt &= ~(1ull << g->seat);
  if (is_active(g, g->seat) || g->rules.deal_to_seats_out == 0) call_for_card(g);
}

static void go_on(struct game *g) {
  while (g->stage == PLAYING && g->chooser < 0 && !g->card_due) {
    if (g->threes) continue_three(g);
    else if (!g->active) end_round(g);
    else if (g->dealing) deal_next(g);
    else if (drawable(g)) { g->seat = next_of(g, g->active); return; }
    else while (g->active) { g->seat = next_of(g, g->active); stay(g, g->seat); }
  }
}

static void number_card(struct game *g, int seat, int number) {
  struct line *l = &g->lines[seat];
  if (!((l->held >> number) & 1)) {
    l->held |= 1 << number;
    l->sum += number;
    if (++l->count == 7 && l->status == ACTIVE) { l->flip_sevens++; end_round(g); }
  } else if (l->status != ACTIVE) l->spent_numbers++;
  else if (l->chances && ((!g->dealing && !g->threes) || g->rules.second_chance_protects == 0)) {
    l->chances--;
    discard(g, number);
    discard(g, SECOND_CHANCE);
  } else {
    l->duplicate = number + 1;
    l->count++;
    l->status = BUSTED;
    l->busts++;
    g->active &= ~(1ull << seat);
  }
}

static void receive(struct game *g, int card) {
  int seat = g->seat;
  if (g->threes) { struct three *t = &g->stack[g->threes - 1]; t->to_deal--; seat = t->owner; }
  g->card_due = 0;
  if (!g->left && g->rules.reshuffle_when == 1) reshuffle(g);
  struct line *l = &g->lines[seat];
  if (card < FREEZE) number_card(g, seat, card);
  else if (card >= FIRST_MODIFIER) {
    l->modifiers++;
    if (card < DOUBLE_CARD) l->plus += 2 * (card - FIRST_MODIFIER + 1);
    else l->factor = g->rules.two_doubles == 0 ? l->factor * 2 : 2;
  } else if (card == SECOND_CHANCE && !(g->threes && g->rules.second_chance_in_flip_three == 1)) receive_second_chance(g, seat);
  else if (g->threes) wait(g, card);
  else play_action(g, seat, card);
}

static void begin_round(struct game *g, int dealer) {
  g->stage = PLAYING;
  g->round++;
  g->dealer = g->seat = dealer;
  g->active = g->playing;
  g->dealing = g->rules.initial_deal == 0;
  g->undealt = g->dealing ? g->playing : 0;
  g->settled = NEVER;
  for (int s = 0; s < g->seats; s++) {
    struct line *l = &g->lines[s];
    l->held = l->count = l->sum = l->plus = l->modifiers = l->chances = l->spent_numbers = l->duplicate = 0;
    l->spent[0] = l->spent[1] = l->spent[2] = 0;
    l->factor = 1;
    l->status = (g->playing >> s) & 1 ? ACTIVE : STAYED;
  }
}

static void next_round(struct game *g) {
  if (g->discarded) { memset(g->discarded_now, 0, sizeof g->discarded_now); g->discarded = 0; }
  if (g->rules.reshuffle_each_round == 0) { g->left = g->cards; count_deck(g); }
  g->earlier = g->left;
  begin_round(g, (g->dealer + 1) % g->seats);
}

static int may_stay(const struct game *g, const struct line *l) {
  if (g->rules.empty_stay != 1) return 1;
  return l->count + l->modifiers + l->chances + l->spent[0] + l->spent[1] + l->spent[2] + l->spent_numbers > 0;
}

static int best_target(const struct game *g) {
  int best = -1, most = 0;
  for (int s = 0; s < g->seats; s++) {
    if (!((g->targets >> s) & 1)) continue;
    int worth = g->lines[s].total + points(&g->lines[s]);
    if (g->choice_card == SECOND_CHANCE) worth = -worth;
    if (best < 0 || (best == g->chooser && s != g->chooser) || (s != g->chooser && worth > most)) { best = s; most = worth; }
  }
  return best;
}

static void start(struct game *g) {
  int place = 0;
  g->stage = FIRST_DEALER;
  g->round = g->card_due = g->threes = g->discarded = 0;
  g->winners = 0;
  g->chooser = -1;
  g->playing = (1ull << g->seats) - 1;
  for (int card = 0; card < KINDS; card++) {
    int copies = card < FREEZE ? (card ? card : 1) : card < FIRST_MODIFIER ? 3 : 1;
    g->in_deck[card] = copies;
    g->discarded_now[card] = 0;
    while (copies--) g->row[place++] = card;
  }
  g->cards = g->left = g->earlier = place;
  for (int s = 0; s < g->seats; s++) g->lines[s].total = g->lines[s].busts = g->lines[s].flip_sevens = 0;
}

static void play(struct game *g) {
  start(g);
  while (g->stage != OVER) {
    if (g->stage == FIRST_DEALER) begin_round(g, below(g, g->seats));
    else if (g->stage == SCORED) next_round(g);
    else if (g->card_due) receive(g, draw(g));
    else if (g->chooser >= 0) {
      int target = best_target(g), card = g->choice_card;
      g->chooser = -1;
      if (card == SECOND_CHANCE) g->lines[target].chances++;
      else aim(g, card, target);
    } else {
      struct line *l = &g->lines[g->seat];
      if (points(l) < l->threshold || !may_stay(g, l)) call_for_card(g);
      else stay(g, g->seat);
    }
    go_on(g);
  }
}

int main(int count, char **words) {
  static struct game g;
  static int64_t sums[MOST_SEATS][3][3], wins[MOST_SEATS][MOST_SEATS], rounds, rounds_squared;
  if (count != 5 + (int)(sizeof g.rules / sizeof(int))) return 2;
  g.seats = atoi(words[1]);
  long games = atol(words[3]), seed = atol(words[4]);
  for (int i = 5; i < count; i++) ((int *)&g.rules)[i - 5] = atoi(words[i]);
  struct timespec from, to;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
  for (long number = 0; number < games; number++) {
    for (int bot = 0; bot < g.seats; bot++) g.lines[(bot + number) % g.seats].threshold = atoi(words[2]);
    begin_stream(&g, seed, number);
    play(&g);
    rounds += g.round;
    rounds_squared += (int64_t)g.round * g.round;
    for (int bot = 0; bot < g.seats; bot++) {
      int seat = (bot + number) % g.seats, found[3] = {g.lines[seat].total, g.lines[seat].busts, g.lines[seat].flip_sevens};
      wins[bot][seat] += (g.winners >> seat) & 1;
      for (int m = 0; m < 3; m++) {
        sums[bot][m][0] += found[m];
        sums[bot][m][1] += found[m] * found[m];
        sums[bot][m][2] += found[m] * g.round;
      }
    }
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
  double seconds = (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);
  printf("{\"seconds\": %.6f, \"rounds\": %ld, \"wins\": [", seconds, (long)rounds);
  for (int bot = 0; bot < g.seats; bot++) {
    int64_t won = 0;
    for (int seat = 0; seat < g.seats; seat++) won += wins[bot][seat];
    printf("%s%ld", bot ? ", " : "", (long)won);
  }
  printf("], \"points\": [");
  for (int bot = 0; bot < g.seats; bot++) printf("%s%ld", bot ? ", " : "", (long)sums[bot][0][0]);
  printf("]}\n");
  return rounds_squared < 0;
}
