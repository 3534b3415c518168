import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { guilds } from '#data/kept/kept-record';
import { settings } from '#data/settings/settings';
import { accessToken, isSignInOffered } from '#data/settings/sign-in-state';
import { useObservable } from '#data/use-observable';
import { keptGuilds } from '#domain/statements/guilds';
import { settingsLink } from '#routes';
import { MAIN_TEXTS } from '#texts/main';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Link } from '#ui/Link';

/** Says what a sign-in adds for a kept guild: only signed-in users get the guild's attendance. */
export function SignInToCount() {
  useObservable(settings);
  const { search } = useLocation();
  const { data = [] } = useQuery(guilds.query());
  if (!isSignInOffered || accessToken() || keptGuilds(data).length === 0) return null;
  return (
    <p className="small mb-0">
      <span>{SEASON_VIEW_TEXTS.signInToCount}</span>{' '}
      <Link to={settingsLink('warcraft-logs', search)}>{MAIN_TEXTS.openSettings}</Link>
    </p>
  );
}
