// Plays Flip 7 on the page for everybody at this device, and times each hit: from the click to the end of the first frame
// after the table has begun to show what came of it.
async ([many, patience]) => {
    const times = [];
    const frame = () => new Promise((end) => requestAnimationFrame(() => setTimeout(end)));
    const find = (selector) => document.querySelector(selector);
    const named = (name) => [...document.querySelectorAll("button")].find((one) => one.textContent.includes(name));
    const skip = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    const deadline = performance.now() + patience;

    async function hit(button) {
        const before = find("[data-seq]").dataset.seq;
        const clicked = performance.now();
        button.click();
        const isShown = () => find('[data-playing="true"]') || find("[data-seq]")?.dataset.seq !== before;
        while (!isShown() && performance.now() < deadline) await new Promise((end) => setTimeout(end, 1));
        await frame();
        times.push(performance.now() - clicked);
    }

    while (times.length < many && performance.now() < deadline) {
        const [move, target, next] = [find('[data-move="hit"]:not([disabled])'), find("[data-target]"), named("Next round")];
        if (find('[data-playing="true"]')) skip();
        else if (next) next.click();
        else if (target) (target.click(), await frame(), find("[data-settle]")?.click());
        else if (move && move.getAttribute("aria-disabled") !== "true") await hit(move);
        await frame();
    }
    if (times.length < many) throw new Error(`only ${times.length} hits`);
    return times;
};
