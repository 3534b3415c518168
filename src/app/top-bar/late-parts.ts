import type { ComponentType } from 'react';
import { observable } from '#data/observable';

/** Parts of the frame that are seldom there, and come with an idle page. See late-start.tsx. */
interface LateParts {
  Notices: ComponentType<{ isInSettings: boolean }>;
  InstallButton: ComponentType;
  FindPlayer: ComponentType;
  AddToHomeScreen: ComponentType;
  SmallWindow: ComponentType;
}

export const lateParts = observable<LateParts | undefined>(undefined);
