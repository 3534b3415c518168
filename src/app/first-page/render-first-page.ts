import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HAS_RAIDS_KEY } from '#data/raids/has-raids';
import { FirstPage } from './FirstPage';
import { FIRST_PAGE_KEY, translateFirstPage } from './translate';

/** Adds the script that translates the page, and makes its links work at every base path. */
export const renderFirstPage = (): string =>
  renderToStaticMarkup(createElement(FirstPage))
    .replaceAll('href="/#', 'href="#')
    .replaceAll('href="/', 'href="./') + SCRIPT;

const SCRIPT = `<script>(${translateFirstPage.toString()})('${FIRST_PAGE_KEY}','${HAS_RAIDS_KEY}')</script>`;
