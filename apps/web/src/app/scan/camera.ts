/** Camera problems, as named in `camera.text.ts`. */
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

/** Interval between two reads, to save battery. Units: milliseconds. */
const lookEveryMs = 100

export function problemOf(error: unknown): CameraProblem {
  return (error instanceof Error ? problems[error.name] : undefined) ?? 'lost'
}

/**
 * Shows the camera picture until the signal aborts, preferring the rear camera. Null if aborted before.
 * Throws: the error of the browser.
 */
export async function openCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<MediaStreamTrack | null> {
  // The default width of 640 pixels blurs the thin bars of long codes.
  const requested = { video: { facingMode: 'environment', width: { ideal: 1280 } } }
  const stream = await navigator.mediaDevices.getUserMedia(requested)
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

/** Reports every visible code at every read until the signal aborts. Throws: the error of the browser. */
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
