/* What the platform's types do not know yet. Source: WICG Shape Detection API; W3C MediaStream Image Capture. */

interface DetectedBarcode {
  readonly rawValue: string
}

interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly DetectedBarcode[]>
}

interface Window {
  readonly BarcodeDetector?: new () => BarcodeDetector
}

interface MediaTrackCapabilities {
  readonly torch?: boolean
}

interface MediaTrackConstraintSet {
  torch?: boolean
}
