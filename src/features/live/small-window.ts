import type { ComponentType } from 'react';
import { observable } from '#data/observable';
import type { ReportCode } from '#domain/log-site/report-link';

export interface LiveProps {
  target: Window;
  code: ReportCode;
}

interface SmallWindow extends LiveProps {
  LiveWindow: ComponentType<LiveProps>;
}

/** The open small window. The page's frame renders it, so that it outlives every screen. */
export const smallWindow = observable<SmallWindow | undefined>(undefined);
