import { openDrawer, printBitmap } from '@countinghouse/kernel/escpos'
import type { Bitmap } from '@countinghouse/kernel/escpos'
import { useEffect } from 'react'
import { z } from 'zod'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { lastingStorage } from '../../../ui/theme/browser-storage.ts'
import type { Send } from './printer-port.ts'
import { openSerial, openUsb, portsOfBrowser, usbFilters } from './printer-port.ts'

export const baudRates = [9600, 19_200, 38_400, 115_200] as const

const Kept = z.object({
  kind: z.enum(['usb', 'serial']),
  baudRate: z.int(),
  /** Every receipt is printed as it is completed. */
  printsAll: z.boolean(),
})
export type KeptPrinter = z.output<typeof Kept>

/** The receipt printer of this browser. */
type Printer = {
  /** Null: none was connected. */
  readonly kept: KeptPrinter | null
  /** Null: it is not reached, as after it was unplugged. */
  readonly send: Send | null
}

const key = 'countinghouse.printer'
const printerStore = createStore<Printer>()(() => ({ kept: readKept(), send: null }))

function readKept(): KeptPrinter | null {
  try {
    const parsed = Kept.safeParse(JSON.parse(lastingStorage.read(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function keep(kept: KeptPrinter | null): void {
  if (kept === null) lastingStorage.remove(key)
  else lastingStorage.write(key, JSON.stringify(kept))
  printerStore.setState({ kept })
}

export function useReceiptPrinter(): Printer {
  const printer = useStore(printerStore)
  useEffect(() => void reachKept().catch(() => undefined), [])
  return printer
}

let reaching: Promise<Send | null> | null = null

/** Reaches the printer that was connected before; the browser remembers that it was allowed to. A port opens once, whoever asks. */
function reachKept(): Promise<Send | null> {
  const { send } = printerStore.getState()
  if (send !== null) return Promise.resolve(send)
  reaching ??= openKept().finally(() => (reaching = null))
  return reaching
}

async function openKept(): Promise<Send | null> {
  const { kept } = printerStore.getState()
  if (kept === null) return null
  const { usb, serial } = portsOfBrowser()
  const found = kept.kind === 'usb' ? (await usb?.getDevices())?.[0] : (await serial?.getPorts())?.[0]
  if (found === undefined) return null
  const reached = 'transferOut' in found ? await openUsb(found) : await openSerial(found, kept.baudRate)
  printerStore.setState({ send: reached })
  return reached
}

/** Lets the user choose a printer. Throws where none is chosen or it cannot be opened. */
export async function connectPrinter(kind: KeptPrinter['kind'], baudRate: number): Promise<void> {
  const { usb, serial } = portsOfBrowser()
  const send =
    kind === 'usb'
      ? await usb?.requestDevice({ filters: usbFilters }).then(openUsb)
      : await serial?.requestPort().then((port) => openSerial(port, baudRate))
  if (send === undefined) throw new Error('The browser has no such connection.')
  printerStore.setState({ send })
  keep({ kind, baudRate, printsAll: printerStore.getState().kept?.printsAll ?? false })
}

export function forgetPrinter(): void {
  printerStore.setState({ send: null })
  keep(null)
}

export function printAll(printsAll: boolean): void {
  const { kept } = printerStore.getState()
  if (kept !== null) keep({ ...kept, printsAll })
}

/** Whether a printer was connected that prints every receipt. */
export function printsReceipts(): boolean {
  return printerStore.getState().kept?.printsAll ?? false
}

/** Prints it at the printer of this browser; false: there is none. Throws where it does not print. */
export async function printAtPrinter(bitmap: () => Promise<Bitmap>): Promise<boolean> {
  if (printerStore.getState().kept === null) return false
  await sendKept(printBitmap(await bitmap()))
  return true
}

/** Opens the drawer where a payment type does so and a printer is connected. Throws where it is not reached. */
export async function openDrawerFor(
  types: readonly { readonly id: number; readonly opensDrawer: boolean }[],
  tenders: readonly { readonly paymentTypeId: number }[],
): Promise<void> {
  if (tenders.some((tender) => types.some(({ id, opensDrawer }) => opensDrawer && id === tender.paymentTypeId)))
    await openCashDrawer()
}

/** Opens the drawer at the printer of this browser, if there is one. Throws where it is not reached. */
export async function openCashDrawer(): Promise<void> {
  if (printerStore.getState().kept !== null) await sendKept(openDrawer())
}

let turn: Promise<unknown> = Promise.resolve()

/** One after the other: a long receipt takes its time. */
function sendKept(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const sent = turn.then(() => sendNow(bytes))
  turn = sent.catch(() => undefined)
  return sent
}

async function sendNow(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const send = await reachKept()
  if (send === null) throw new Error('The printer is not reached.')
  try {
    await send(bytes)
  } catch (error) {
    // It may have been unplugged: the next one looks for it anew.
    printerStore.setState({ send: null })
    throw error
  }
}
