import { scannerSettings } from './scanner-settings.ts'

type Follow = (isGood: boolean) => void

const followers = new Set<Follow>()

/** For what stands before the page and must say itself how a scan went. Answers how to stop. */
export function subscribeScanAnswers(follow: Follow): () => void {
  followers.add(follow)
  return () => void followers.delete(follow)
}

/** Says by ear, where the machine is set so, and by hand, where it can, how a scan went. */
export function answerScan(isGood: boolean): void {
  for (const follow of followers) follow(isGood)
  // Before the first touch the browser would refuse it, and say so.
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(isGood ? 40 : [80, 60, 80])
  if (scannerSettings().hasSound) void import('./scan-sound.ts').then(({ playScanSound }) => playScanSound(isGood))
}
