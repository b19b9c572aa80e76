/** Whether the name stands for a zone of the IANA database. */
export function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name)
}
