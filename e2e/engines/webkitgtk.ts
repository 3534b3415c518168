import { needProgram } from '../../scripts/find-program';
import {
  countPictures,
  type Raider,
  readButtons,
  readRegion,
  untilWorkerInstalled,
} from './raider';
import { WebDriver } from './webdriver';

/** Source: www.w3.org/TR/webdriver2, "Keyboard actions". */
const ENTER = '\uE007';

/** Starts a raider in WebKitGTK's own browser, on a virtual display. */
export async function startWebKitGtk(): Promise<Raider> {
  const browser = await WebDriver.start([needProgram('xvfb'), '-a', needProgram('webKitDriver')], {
    'webkitgtk:browserOptions': { binary: needProgram('miniBrowser'), args: ['--automation'] },
  });
  return {
    open: browser.go,
    type: (placeholder, text) => browser.type(`//input[@placeholder="${placeholder}"]`, text),
    // The keyboard is used because a click misses its button while the page scrolls.
    press: (name) => browser.type(pressablePath(name), ENTER),
    read: (region) => browser.run(readRegion, region),
    readButtons: (region) => browser.run(readButtons, region),
    pictures: (region) => browser.run(countPictures, region),
    installed: () => browser.run(untilWorkerInstalled),
    run: (work, argument) => browser.run(work, argument),
    pointAt: browser.pointAt,
    pressAt: browser.pressAt,
    pressKey: (key) => browser.pressKey(key),
    picture: browser.picture,
    goBack: browser.back,
    resize: browser.resize,
    openTab: () => browser.openTab('tab'),
    openWindow: () => browser.openTab('window'),
    startOver: async () => {
      await browser.startOver();
      await browser.resize(1280, 720);
    },
    // Closing an automated WebKit deletes its data, so a restart only leaves the page.
    restart: () => browser.go('about:blank'),
    leave: () => browser.end(),
  };
}

const pressablePath = (name: string): string =>
  `//*[self::button or self::a][contains(normalize-space(), "${name}")]`;
