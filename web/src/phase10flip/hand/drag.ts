// Dragging a card of the hand: after a few pixels it follows the pointer, and is dropped where it is let go.
import type { Attachment } from 'svelte/attachments';

const SLACK = 7; // pixels that still count as a tap

export interface Drag {
  began(): void;
  /** The pointer is here; the card itself moves by its own. */
  over(x: number, y: number): void;
  dropped(x: number, y: number): void;
  ended(): void;
  isOff(): boolean;
}

/** Make an element follow the pointer; its `translate` is written straight to it, so that nothing is drawn anew. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; left: number; top: number } | null = null;
    let isDragged = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || drag.isOff()) return;
      start = { x: event.clientX, y: event.clientY, left: element.offsetLeft, top: element.offsetTop };
      listen(true);
    }
    function moves(event: PointerEvent): void {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isDragged && Math.hypot(x, y) < SLACK) return;
      if (!isDragged) drag.began();
      isDragged = true;
      drag.over(event.clientX, event.clientY);
      element.style.translate = `${x - (element.offsetLeft - start.left)}px ${y - (element.offsetTop - start.top)}px`;
    }
    function ends(event: PointerEvent): void {
      listen(false);
      if (isDragged && event.type === 'pointerup') drag.dropped(event.clientX, event.clientY);
      if (isDragged) drag.ended();
      element.style.translate = '';
      start = null;
      setTimeout(() => (isDragged = false)); // after the click that ends a drag
    }
    function click(event: MouseEvent): void {
      if (isDragged) event.stopImmediatePropagation();
    }
    /** On the window: an element that moves among the others would lose the pointer. */
    function listen(isOn: boolean): void {
      const change = isOn ? window.addEventListener : window.removeEventListener;
      change('pointermove', moves as EventListener);
      change('pointerup', ends as EventListener);
      change('pointercancel', ends as EventListener);
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, true);
    return () => {
      listen(false);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, true);
    };
  };
}
