import { expect, test, vi } from 'vitest';
import { download } from './download';

test('a file stays readable until the next download', () => {
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const made = vi.spyOn(URL, 'createObjectURL');
  download(new File(['one'], 'one.csv'));
  expect(revoked).not.toHaveBeenCalled();
  download(new File(['two'], 'two.csv'));
  expect(revoked.mock.calls).toEqual([[made.mock.results[0]?.value]]);
});
