import { expect, test } from 'vitest';
import { readBuildSettings } from '../src/data/build-settings.ts';
import { contentPolicy } from './content-policy.ts';

function connectHosts(env: Record<string, string>): string {
  const { transformIndexHtml } = contentPolicy(readBuildSettings(env));
  if (typeof transformIndexHtml !== 'function') throw new Error('The plugin changed its shape');
  const page = String(Reflect.apply(transformIndexHtml, undefined, ['<head></head>']));
  return /connect-src ([^;]+)/.exec(page)?.[1] ?? '';
}

const FOREVER = 'https://forever.warcraftlogs.com';
const API = `https://classic.warcraftlogs.com https://fresh.warcraftlogs.com ${FOREVER}`;
const ICONS = 'https://assets.rpglogs.com';
const CLASSIC = 'https://classic.warcraftlogs.com';

test.each([
  { env: {}, hosts: `'self' ${API} ${ICONS}`, why: 'no client id' },
  {
    env: { VITE_WCL_SIGN_IN_URL: 'https://logs.example' },
    hosts: `'self' ${API} ${ICONS}`,
    why: 'a sign-in host without a client id',
  },
  {
    env: { VITE_WCL_CLIENT_ID: 'client' },
    hosts: `'self' ${API} https://www.warcraftlogs.com ${ICONS}`,
    why: 'a client id',
  },
  {
    env: { VITE_WCL_CLIENT_ID: 'client', VITE_WCL_SIGN_IN_URL: `${CLASSIC}/` },
    hosts: `'self' ${API} ${ICONS}`,
    why: 'a client id and one host for both',
  },
  {
    env: {
      VITE_WCL_FRESH_API_URL: `${CLASSIC}/v1`,
      VITE_WCL_FOREVER_API_URL: 'https://logs.example/v1',
    },
    hosts: `'self' ${CLASSIC} https://logs.example ${ICONS}`,
    why: 'one host for two games and another host for the third',
  },
  {
    env: { VITE_WCL_ICON_URL: 'https://icons.example/small' },
    hosts: `'self' ${API} https://icons.example`,
    why: 'icons of another host, which the worker fetches',
  },
])('a build with $why lets the page connect to $hosts', ({ env, hosts }) => {
  expect(connectHosts(env)).toBe(hosts);
});
