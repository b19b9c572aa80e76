import { scannerSettings } from './scanner-settings.ts'

/** Says by ear, where the machine is set so, and by hand, where it can, how a scan went. Source: user-experience.md 6. */
export function answerScan(isGood: boolean): void {
  // Before the first touch the browser would refuse it, and say so.
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(isGood ? 40 : [80, 60, 80])
  if (scannerSettings().hasSound) void import('./scan-sound.ts').then(({ playScanSound }) => playScanSound(isGood))
}
