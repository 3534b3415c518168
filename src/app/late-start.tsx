import { APP_BASE } from '#data/addresses';
import { storageTrouble } from '#data/device/device-store';
import { optionally } from '#data/doors';
import { language } from '#data/language';
import { useObservable } from '#data/use-observable';
import { warmFormats } from '#ui/format';
import { whenIdle } from '#ui/when-idle';
import { AddToHomeScreen } from './AddToHomeScreen';
import { askBeforeClosing } from './ask-before-closing';
import { rememberFirstPage } from './first-page/remember-texts';
import { InstallButton } from './InstallButton';
import { listenForFiles } from './incoming-files';


import { lateParts } from './late-parts';
import { StorageNotice } from './StorageNotice';
import { UpdatePrompt } from './UpdatePrompt';
import { reportWebVitals } from './visit-timing';
import { waitingVersion } from './waiting-version';

