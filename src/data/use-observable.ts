import { useSyncExternalStore } from 'react';
import type { Observable } from './observable';

/** Hook: an observable's current value. */
export const useObservable = <T>(observable: Pick<Observable<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(observable.subscribe, observable.get, observable.get);
