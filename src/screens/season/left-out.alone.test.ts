import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { leftOutRaids } from '#data/kept/kept-record';
import { queryClient } from '#data/query-cache/query-client';
import { deletions } from '#data/undo/undo';
import { includeRaid, leaveOutRaid } from './left-out';

const inView = () => queryClient.getQueryData(leftOutRaids.query().queryKey);

test('leaving a raid out of the season can be undone', async () => {
  leaveOutRaid({ code: 'One', title: 'Thursday' });
  expect(inView()).toMatchObject([{ code: 'One', isLeftOut: true }]);
  const words = deletions.get().map((deletion) => deletion.words?.());
  expect(words).toEqual(['Left out of the season: Thursday']);
  await deletions.undoLatest();
  expect(inView()).toMatchObject([{ code: 'One', isLeftOut: false }]);
  leaveOutRaid({ code: 'One', title: 'Thursday' });
  includeRaid('One');
  expect(inView()).toMatchObject([{ code: 'One', isLeftOut: false }]);
});
