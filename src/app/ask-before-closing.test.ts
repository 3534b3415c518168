import { expect, test, vi } from 'vitest';
import { openTab } from '#test/open-tab';

/** Closes the tab. Returns both signs of asking: Chrome before 119 reads only `returnValue`. */
function close(window: EventTarget) {
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'returnValue', { value: '', writable: true });
  window.dispatchEvent(event);
  return [event.defaultPrevented, event.returnValue];
}

test('a tab asks before it closes only during an import or export', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const { askBeforeClosing, beginWork } = await openTab(async () => ({
    ...(await import('./ask-before-closing')),
    ...(await import('#data/work-under-way')),
  }));
  askBeforeClosing();
  expect(close(window)).toEqual([false, '']);
  beginWork('saving');
  expect(close(window)).toEqual([false, '']);
  const end = beginWork('import');
  expect(close(window)).toEqual([true, true]);
  end();
  expect(close(window)).toEqual([false, '']);
});
