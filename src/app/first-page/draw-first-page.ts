import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FirstPage } from './FirstPage';

/** The first page as HTML, with links that hold wherever the app is served from and whatever is open. */
export const drawFirstPage = (): string =>
  renderToStaticMarkup(createElement(FirstPage))
    .replaceAll('href="/#', 'href="#')
    .replaceAll('href="/', 'href="./');
