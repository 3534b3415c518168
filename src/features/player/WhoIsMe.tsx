import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whoIsMe } from '#data/kept/kept-record';
import { playersWhoAreMe } from '#domain/digests/me';
import { me } from './me';

/** Tells every view who is the user: a query in each of a hundred rows would be read a hundred times. */
export function WhoIsMe() {
  const { data } = useQuery(whoIsMe.query());
  useEffect(() => me.set(playersWhoAreMe(data ?? [])), [data]);
  return null;
}
