// Three people at one device who play Flip 7 as fast as they can, or keep the score of real cards; whatever is acknowledged is told to the console.
(() => {
    const PEOPLE = 3;
    host.onrestored = () => console.log("restored");
    const commands = new Map(); // when each command was sent, by its action
    const times = []; // from a command to its update, in milliseconds
    let count = 0;

    async function ask(method, path, body, person) {
        const reply = await host.request(method, path, body, person);
        if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
        return reply.body;
    }

    async function people() {
        await ask("POST", "/api/guests", { name: "Ann" });
        let found = await ask("GET", "/api/people");
        while (found.length < PEOPLE) {
            await ask("POST", "/api/people", { name: `Guest ${found.length}` });
            found = await ask("GET", "/api/people");
        }
        return found;
    }

    function act(line, command, person, table) {
        const action = `${Date.now()}-${Math.random().toString(36).slice(2, 10)}-${++count}`;
        commands.set(action, performance.now());
        line.send(JSON.stringify({ ...command, action }));
        return { action, person, table };
    }

    /** Is at a table and does what `next` says of each view; resolves when the game is over. */
    function sit(table, person, next) {
        return new Promise((resolve) => {
            let waiting = null;
            const line = host.connect(
                `/api/tables/${table}/socket?views=whole`,
                {
                    message(text) {
                        const { type, action, table: view } = JSON.parse(text);
                        if (action && commands.has(action)) {
                            times.push(performance.now() - commands.get(action));
                            commands.delete(action);
                            if (type !== "refused") console.log(`kept ${table} ${person}/${action}`);
                        }
                        if (waiting === action) waiting = null;
                        if (!view || waiting) return;
                        if (view.stage === "over") return (line.close(), resolve());
                        const command = next(view);
                        if (command) waiting = act(line, command, person, table).action;
                    },
                    closed: resolve,
                },
                person,
            );
        });
    }

    const player = (seat, name) => (view) => {
        if (view.stage === "gathering") {
            if (view.me === null) return { type: "sit", seat, name, entropy: "x" };
            return view.seats.every((one) => one.name) && seat === 0 ? { type: "start", bot: "" } : null;
        }
        if (view.is_resting) return view.seats[seat].is_ready ? null : { type: "go_on" };
        if (view.asked !== seat || !view.offers.length) return null;
        return { type: "act", seq: view.seq, move: view.offers[Math.floor(Math.random() * view.offers.length)] };
    };

    /** What whoever keeps the score of real cards writes next: rounds, scores, and now and then an undo. */
    function scorer(view) {
        if (view.stage === "gathering") {
            if (view.seats.every((one) => one.name)) return { type: "start", bot: "" };
            return { type: "name_players", names: ["Ada", "Bo", "Cy"] };
        }
        const { turn, undo } = view.companion.shown;
        const isRound = turn.asks === "round" || turn.asks === "dealer";
        const round = { report: "round", way: "scores", dealer: turn.asks === "dealer" ? 0 : null };
        const score = { report: "score", player: turn.player, points: Math.floor(Math.random() * 40) };
        const op =
            !isRound && Math.random() < 0.2 ? { op: "undo", of: undo } : { op: "add", report: isRound ? round : score };
        return { type: "write", seq: view.seq, op, device: "bench", name: "Ann", is_queued: false };
    }

    /** Plays one game after the other, the unfinished one first. */
    async function play() {
        const all = await people();
        await go("verifiable", (table) =>
            Promise.all(all.map(({ person, name }, seat) => sit(table, person, player(seat, name)))),
        );
    }

    /** Keeps the score of one evening with real cards after the other. */
    async function keep() {
        const [me] = await people();
        await go("people", (table) => sit(table, me.person, scorer));
    }

    /** One table after the other, the unfinished one first. */
    async function go(dealer, at) {
        const mine = await ask("GET", "/api/me/tables");
        const running = mine.find((one) => one.stage !== "over" && one.setup.dealer === dealer);
        for (let table = running?.table; ; table = null) {
            const setup = { game: "flip7", edition: "en", seats: PEOPLE, dealer };
            table ??= (await ask("POST", "/api/tables", setup)).table;
            await at(table);
        }
    }

    // How long bots wait before they move, in milliseconds (src/volteface/rooms/bot_turns.py).
    const PACE = 900;
    const PACE_PER_DEAL = 450;
    const MOST_DEALS = 8;

    /** How long bots of a name took to choose and to have it kept: what is left of the time between two updates. */
    async function choices(game, bot, many) {
        const edition = game === "flip7" ? "en" : "fr";
        const { table } = await ask("POST", "/api/tables", { game, edition, seats: 4 });
        const [me] = await people();
        const found = [];
        let last = null;
        return new Promise((resolve) => {
            const line = host.connect(
                `/api/tables/${table}/socket?views=whole`,
                {
                    message(text) {
                        const { type, table: view, happened } = JSON.parse(text);
                        if (!view) return;
                        const now = performance.now();
                        const deals = happened.filter((one) => one.decided_by === "dealer").length;
                        const isBots = happened.some((one) => one.decided_by === "bot");
                        if (isBots && last)
                            found.push(now - last.at - PACE - PACE_PER_DEAL * Math.min(last.deals, MOST_DEALS));
                        last = type === "update" && happened.length ? { at: now, deals } : null;
                        if (found.length >= many) return (line.close(), resolve(found));
                        if (view.me === null)
                            act(line, { type: "sit", seat: 0, name: "Ann", entropy: "x" }, me.person, table);
                        else if (view.stage === "gathering") act(line, { type: "start", bot }, me.person, table);
                        else if (view.is_resting) act(line, { type: "go_on" }, me.person, table);
                        else if (view.asked === 0 && view.offers.length) {
                            const known = (name) => view.offers.find((one) => one.move === name);
                            const move = known("stay") ?? known("draw") ?? known("discard") ?? view.offers[0];
                            act(line, { type: "act", seq: view.seq, move }, me.person, table);
                        }
                    },
                    closed: () => resolve(found),
                },
                me.person,
            );
        });
    }

    Object.assign(window, { bench: { ask, play, keep, people, times, choices } });
})();
