/** Time of this device, as UTC instant. */
export function instantNow(): string {
  return new Date(performance.timeOrigin + performance.now()).toISOString()
}
