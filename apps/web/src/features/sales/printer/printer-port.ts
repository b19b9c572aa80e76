/** The parts of WebUSB (https://wicg.github.io/webusb/) that reach a receipt printer. */
type UsbEndpoint = { readonly endpointNumber: number; readonly direction: 'in' | 'out'; readonly type: string }
type UsbInterface = {
  readonly interfaceNumber: number
  readonly alternate: { readonly interfaceClass: number; readonly endpoints: readonly UsbEndpoint[] }
}
export type UsbDevice = {
  readonly opened: boolean
  readonly productName?: string
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null
  readonly open: () => Promise<void>
  readonly selectConfiguration: (value: number) => Promise<void>
  readonly claimInterface: (number: number) => Promise<void>
  readonly transferOut: (
    endpoint: number,
    data: Uint8Array<ArrayBuffer>,
  ) => Promise<{ readonly status?: 'ok' | 'stall' | 'babble' }>
}
type Usb = {
  readonly getDevices: () => Promise<UsbDevice[]>
  readonly requestDevice: (options: { filters: readonly { classCode: number }[] }) => Promise<UsbDevice>
}

/** The parts of Web Serial (https://wicg.github.io/serial/) that reach one. */
export type SerialPort = {
  readonly writable: WritableStream<Uint8Array<ArrayBuffer>> | null
  readonly open: (options: { baudRate: number }) => Promise<void>
}
type Serial = {
  readonly getPorts: () => Promise<SerialPort[]>
  readonly requestPort: () => Promise<SerialPort>
}

/** Sends bytes to a printer. Throws where it does not take them. */
export type Send = (bytes: Uint8Array<ArrayBuffer>) => Promise<void>

/** USB class of printers. */
const printerClass = 7

/** Null where the browser has no such connection, as without encryption. */
export function portsOfBrowser(): { readonly usb: Usb | null; readonly serial: Serial | null } {
  const { usb = null, serial = null } = navigator as { readonly usb?: Usb; readonly serial?: Serial }
  return { usb, serial }
}

export const usbFilters = [{ classCode: printerClass }] as const

/** Throws where the device is in use, or is no printer. */
export async function openUsb(device: UsbDevice): Promise<Send> {
  if (!device.opened) await device.open()
  if (device.configuration === null) await device.selectConfiguration(1)
  const printer = device.configuration?.interfaces.find(({ alternate }) => alternate.interfaceClass === printerClass)
  const output = printer?.alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk')
  if (printer === undefined || output === undefined) throw new Error('The device has no output for printing.')
  await device.claimInterface(printer.interfaceNumber)
  return async (bytes) => {
    const { status } = await device.transferOut(output.endpointNumber, bytes)
    if (status !== undefined && status !== 'ok') throw new Error(`The printer answered ${status}.`)
  }
}

export async function openSerial(port: SerialPort, baudRate: number): Promise<Send> {
  if (port.writable === null) await port.open({ baudRate })
  return async (bytes) => {
    const writer = port.writable?.getWriter()
    if (writer === undefined) throw new Error('The port is closed.')
    try {
      await writer.write(bytes)
    } finally {
      writer.releaseLock()
    }
  }
}
