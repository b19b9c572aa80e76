import type { Page } from '@playwright/test'

type StandIn = { isAllowed: boolean; codes: readonly string[]; readonly tracks: MediaStreamTrack[] }

/** A camera with a light, refused at first, and a browser that reads codes: the test holds them in front of it. */
export async function standInCamera(page: Page) {
  await page.addInitScript(() => {
    const camera: StandIn = { isAllowed: false, codes: [], tracks: [] }
    Reflect.set(globalThis, 'camera', camera)
    class Detector {
      async detect() {
        return camera.codes.map((rawValue) => ({ rawValue }))
      }
    }
    Reflect.set(globalThis, 'BarcodeDetector', Detector)
    navigator.mediaDevices.getUserMedia = async () => {
      if (!camera.isAllowed) throw new DOMException('', 'NotAllowedError')
      const canvas = document.createElement('canvas')
      const brush = canvas.getContext('2d')
      setInterval(() => brush?.fillRect(0, 0, canvas.width, canvas.height), 50)
      const stream = canvas.captureStream()
      for (const track of stream.getVideoTracks()) {
        Reflect.set(track, 'getCapabilities', () => ({ torch: true }))
        Reflect.set(track, 'applyConstraints', async () => undefined)
        camera.tracks.push(track)
      }
      return stream
    }
  })
  const change = (wanted: Partial<StandIn>) =>
    page.evaluate((values) => void Object.assign(Reflect.get(globalThis, 'camera') as object, values), wanted)
  return {
    allow: () => change({ isAllowed: true }),
    show: (...codes: readonly string[]) => change({ codes }),
    /** Whether each track that was ever given still runs. */
    tracks: () =>
      page.evaluate(() => (Reflect.get(globalThis, 'camera') as StandIn).tracks.map((one) => one.readyState)),
    /** As if another tab came to the front. */
    turnAway: (isAway: boolean) =>
      page.evaluate(
        (value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        },
        isAway ? 'hidden' : 'visible',
      ),
  }
}
