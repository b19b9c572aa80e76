export type DemoStore = {
  readonly code: string
  readonly name: string
  readonly city: string
  readonly type: 'shop' | 'warehouse'
}

/** The first one comes with the company. */
export const demoStores: readonly DemoStore[] = [
  { code: 'S1', name: 'Old Harbour', city: 'Bristol', type: 'shop' },
  { code: 'S2', name: 'Market Row', city: 'Bath', type: 'shop' },
  { code: 'S3', name: 'Castle Arcade', city: 'Cardiff', type: 'shop' },
  { code: 'S4', name: 'Station Quarter', city: 'Reading', type: 'shop' },
  { code: 'WH1', name: 'Central warehouse', city: 'Swindon', type: 'warehouse' },
]
