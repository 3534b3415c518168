import type { ComponentType } from 'react';
import { observable } from '#data/observable';

/** Parts of the frame that load once the page is idle. See late-start.tsx. */
interface LateParts {
  Notices: ComponentType<{ isInSettings: boolean }>;
  InstallButton: ComponentType;
  FindPlayer: ComponentType;
  AddToHomeScreen: ComponentType;
  SmallWindow: ComponentType;
}

export const lateParts = observable<LateParts | undefined>(undefined);
