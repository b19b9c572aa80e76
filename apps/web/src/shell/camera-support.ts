/** Whether this browser reads codes from a camera. Outside of a secure context none has either part. */
export function hasCameraScan(): boolean {
  return window.BarcodeDetector !== undefined && 'mediaDevices' in navigator
}
