/** Why the camera reads nothing, as `camera.text.ts` names it. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'lost' | 'unreadable'

/** Source: Media Capture and Streams, getUserMedia(). */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** A pause between two looks, for the battery's sake. */
const lookEveryMs = 100

export function problemOf(error: unknown): CameraProblem {
  return (error instanceof Error ? problems[error.name] : undefined) ?? 'lost'
}

/**
 * Shows what the camera sees until the signal ends it: the one at the back, where there are two. Null when it was ended
 * before. Throws what the browser refuses.
 */
export async function openCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<MediaStreamTrack | null> {
  // Bars are thin: the usual 640 pixels blur those of a long code.
  const asked = { video: { facingMode: 'environment', width: { ideal: 1280 } } }
  const stream = await navigator.mediaDevices.getUserMedia(asked)
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
    if (video.srcObject === stream) video.srcObject = null
  }
  if (signal.aborted) {
    end()
    return null
  }
  signal.addEventListener('abort', end, { once: true })
  video.srcObject = stream
  return stream.getVideoTracks()[0] ?? null
}

/** Tells each code in sight, again with every look, until the signal. Throws when the browser cannot read after all. */
export async function readCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  if (window.BarcodeDetector === undefined) return
  const detector = new window.BarcodeDetector()
  while (!signal.aborted) {
    const found = video.readyState < video.HAVE_CURRENT_DATA ? [] : await detector.detect(video)
    for (const { rawValue } of found) if (rawValue !== '' && !signal.aborted) onCode(rawValue)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}
