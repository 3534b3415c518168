import { buildApp } from './e2e/build-app';
buildApp(process.env.DIST ?? '/tmp/look-dist');
