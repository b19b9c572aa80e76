import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { tillDatabase } from './till-database.ts'

/** The registration of this browser in a company. */
export type ThisDevice = {
  readonly companyId: number
  readonly id: number
  readonly key: string
  readonly name: string
  readonly tillId: number
  readonly status: 'active' | 'revoked'
  /** Sales that it has counted. */
  readonly counter: number
}

/** By company; undefined: not read yet, null: not registered. */
const deviceStore = createStore<Readonly<Record<number, ThisDevice | null | undefined>>>()(() => ({}))

/** This browser in a company; undefined: not known yet. */
export function useThisDevice(companyId: number): ThisDevice | null | undefined {
  const device = useStore(deviceStore, (devices) => devices[companyId])
  useEffect(() => void loadDevice(companyId), [companyId])
  return device
}

async function loadDevice(companyId: number): Promise<void> {
  const device = await readDevice(companyId).catch(() => null)
  deviceStore.setState({ [companyId]: device })
}

async function readDevice(companyId: number): Promise<ThisDevice | null> {
  const device = await tillDatabase.read(
    'device',
    (store) => store.get(companyId) as IDBRequest<ThisDevice | undefined>,
  )
  return device ?? null
}

/** Whether this browser is an active device of the company. */
export async function isRegistered(companyId: number): Promise<boolean> {
  const device = await readDevice(companyId).catch(() => null)
  return device?.status === 'active'
}

/** Throws where the browser keeps nothing. */
export async function keepDevice(device: ThisDevice): Promise<void> {
  await tillDatabase.write('device', (store) => store.put(device), true)
  deviceStore.setState({ [device.companyId]: device })
}

/**
 * What the server says of a device, where this browser is it: it may have been registered anew while it holds sales of an earlier one. Read
 * and written at once, so that a sale that is counted meanwhile keeps its number.
 */
export async function noteDevice(
  { companyId, id }: Pick<ThisDevice, 'companyId' | 'id'>,
  told: Partial<Pick<ThisDevice, 'status' | 'name' | 'tillId'>>,
): Promise<void> {
  const noted: ThisDevice[] = []
  const write = tillDatabase.write(
    'device',
    (store) => {
      const request = store.get(companyId) as IDBRequest<ThisDevice | undefined>
      request.onsuccess = () => {
        const device = request.result
        const isNews = Object.entries(told).some(([key, value]) => device?.[key as keyof typeof told] !== value)
        if (device?.id !== id || !isNews) return
        noted.push({ ...device, ...told })
        store.put({ ...device, ...told })
      }
    },
    true,
  )
  const isWritten = await write.then(
    () => true,
    () => false,
  )
  if (isWritten) for (const device of noted) deviceStore.setState({ [companyId]: device })
}

/** The next number of the device's own count; two tabs never get the same. Throws where the browser keeps nothing. */
export async function countSale(companyId: number): Promise<number> {
  let counted = 0
  await tillDatabase.write(
    'device',
    (store) => {
      const request = store.get(companyId) as IDBRequest<ThisDevice | undefined>
      request.onsuccess = () => {
        if (request.result === undefined) return
        counted = request.result.counter + 1
        store.put({ ...request.result, counter: counted })
      }
    },
    true,
  )
  if (counted === 0) throw new Error('This browser is not registered.')
  return counted
}

/** 256 random bits that prove who calls. */
export function newDeviceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const base64 = btoa(String.fromCodePoint(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
