import { useSyncExternalStore } from 'react';
import type { Observable } from './observable';

/** The value now, and again whenever it changes. */
export const useObservable = <T>(observable: Pick<Observable<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(observable.subscribe, observable.get, observable.get);
