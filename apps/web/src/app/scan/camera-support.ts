/** Whether this browser can read codes from a camera; requires a secure context. */
export function hasCameraScan(): boolean {
  return window.BarcodeDetector !== undefined && 'mediaDevices' in navigator
}
