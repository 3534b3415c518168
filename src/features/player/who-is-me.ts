import { QueryObserver } from '@tanstack/react-query';
import { whoIsMe } from '#data/kept/kept-record';
import { queryClient } from '#data/query-cache/query-client';
import { playersWhoAreMe } from '#domain/said/me';
import { me } from './You';

/** Tells every view who is the user: a query in each of a hundred rows would be read a hundred times. */
export function followWhoIsMe(): void {
  new QueryObserver(queryClient, whoIsMe.query()).subscribe(({ data = [] }) =>
    me.set(playersWhoAreMe(data)),
  );
}
