import { deliveryRegion, findDeliveryRegion } from '@countinghouse/contract/erp/delivery-region'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = deliveryRegion
const everywhere = { country: 'GB', area: null, postcodeFrom: null, postcodeTo: null }
type Place = { country: string; area: string | null; postcodeFrom: string | null; postcodeTo: string | null }

test('an address is found in the region of its country, area or postcode, however the postcode is written', async () => {
  const { owner } = await server.company()
  const regions: Readonly<Record<string, Place[]>> = {
    London: [
      { ...everywhere, postcodeFrom: 'SW1' },
      { ...everywhere, postcodeFrom: 'EC1a', postcodeTo: 'EC4Y' },
    ],
    Berlin: [{ ...everywhere, country: 'DE', postcodeFrom: '10115', postcodeTo: '14199' }],
    Riyadh: [{ ...everywhere, country: 'SA', postcodeFrom: '11-', postcodeTo: '13' }],
    Manhattan: [{ ...everywhere, country: 'US', postcodeFrom: '10001', postcodeTo: '10282' }],
    Dubai: [{ ...everywhere, country: 'AE', area: 'Dubai' }],
    France: [{ ...everywhere, country: 'FR' }],
  }
  for (const [name, places] of Object.entries(regions)) await owner.call(routes.create, { code: name, name, places })
  const found = async (country: string, postcode: string | null, area: string | null = null) =>
    (await owner.call(findDeliveryRegion, { country, postcode, area })).region?.name ?? null
  expect(await found('GB', 'sw1a-1aa')).toBe('London')
  expect(await found('GB', 'EC4Y 9BT', 'Greater London')).toBe('London')
  expect(await found('GB', 'SW2 1AA')).toBeNull()
  expect(await found('GB', null)).toBeNull()
  expect(await found('DE', '10115')).toBe('Berlin')
  expect(await found('DE', '14199')).toBe('Berlin')
  expect(await found('DE', '14200')).toBeNull()
  expect(await found('SA', '12271-3456')).toBe('Riyadh')
  expect(await found('SA', '21442')).toBeNull()
  expect(await found('US', '10282-1234')).toBe('Manhattan')
  expect(await found('US', '10300')).toBeNull()
  expect(await found('AE', null, ' DUBAI')).toBe('Dubai')
  expect(await found('AE', null, 'Sharjah')).toBeNull()
  expect(await found('FR', null)).toBe('France')
  expect(await found('FR', '75001', 'Paris')).toBe('France')
})

test('no two active regions share a place; the refusal names the other one on the line, and nobody is in the way while inactive', async () => {
  const { owner } = await server.company()
  const { id } = await owner.call(routes.create, {
    code: 'SW',
    name: 'South West',
    places: [{ ...everywhere, postcodeFrom: 'SW' }],
  })
  const places = [
    { ...everywhere, postcodeFrom: 'N' },
    { ...everywhere, postcodeFrom: 'ST1', postcodeTo: 'SX9' },
  ]
  const north = { code: 'NO', name: 'North', places }
  const message = 'Overlaps with South West (SW). An address can belong to one region only.'
  expect(await owner.send(routes.create, north)).toMatchObject({
    status: 422,
    body: { errorType: 'erp.postcode_ranges_overlap', fields: { 'places.1.postcodeFrom': [{ message }] } },
  })
  expect(
    await owner.send(routes.create, {
      ...north,
      places: [...places.slice(0, 1), { ...everywhere, postcodeFrom: 'n1', area: 'Leeds' }],
    }),
  ).toMatchObject({
    body: { fields: { 'places.1.postcodeFrom': [{ message: 'Overlaps with line 1. Change one of the two.' }] } },
  })
  await owner.call(routes.deactivate, { id, version: 1 })
  await owner.call(routes.create, north)
  expect(await owner.send(routes.activate, { id, version: 2 })).toMatchObject({
    status: 422,
    body: { fields: { 'places.0.postcodeFrom': [{}] } },
  })
  expect((await owner.call(findDeliveryRegion, { country: 'GB', postcode: 'SW1' })).region?.name).toBe('North')
})

test('a postcode that is none and a range that goes back are refused at their fields', async () => {
  const { owner } = await server.company()
  for (const [wrong, field] of [
    [{ postcodeFrom: 'SW1!' }, 'postcodeFrom'],
    [{ postcodeFrom: '1', postcodeTo: '-' }, 'postcodeTo'],
    [{ postcodeFrom: '14199', postcodeTo: '10115' }, 'postcodeTo'],
    [{ postcodeFrom: '1', postcodeTo: '10' }, 'postcodeTo'],
    [{ postcodeTo: '10' }, 'postcodeTo'],
  ] as const)
    expect(
      await owner.send(routes.create, { code: 'WR', name: 'Wrong', places: [{ ...everywhere, ...wrong }] }),
    ).toMatchObject({ status: 422, body: { errorType: 'erp.rule_broken', fields: { [`places.0.${field}`]: [{}] } } })
})

test('of two that write overlapping regions at once one is refused in the same words', async () => {
  const { owner } = await server.company()
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((code) =>
      owner.send(routes.create, {
        code: `R${code}`,
        name: `Region ${code}`,
        places: [{ ...everywhere, postcodeFrom: 'SW' }],
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  for (const { body } of answers.filter(({ status }) => status === 422))
    expect(body).toMatchObject({ errorType: 'erp.postcode_ranges_overlap', fields: { 'places.0.postcodeFrom': [{}] } })
})

test('over random places, what is refused and what is found is what looking at each of them says', async () => {
  const key = fc
    .string({ unit: fc.constantFrom('A', 'B', '1', ' '), minLength: 1, maxLength: 3 })
    .filter((text) => text.trim() === text)
  const place = fc
    .record({
      country: fc.constantFrom('GB', 'DE'),
      area: fc.constantFrom(null, null, 'Leeds', 'York'),
      ends: fc.option(fc.tuple(key, fc.option(key))),
    })
    .map(({ country, area, ends }): Place => {
      const [from, to] = [ends?.[0] ?? null, ends?.[1] ?? null]
      const isRange =
        from !== null && to !== null && plain(from).length === plain(to).length && plain(from) <= plain(to)
      return { country, area, postcodeFrom: from, postcodeTo: isRange ? to : null }
    })
  const address = fc.record({
    country: fc.constantFrom('GB', 'DE', 'FR'),
    area: fc.constantFrom(null, 'leeds', 'York', 'Hull'),
    postcode: fc.option(key.map((text) => `${text}1`)),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(place, { minLength: 15, maxLength: 30 }),
      fc.array(address, { minLength: 40, maxLength: 60 }),
      async (places, addresses) => {
        const { owner } = await server.company()
        const kept: Place[] = []
        for (const [index, one] of places.entries()) {
          const { status } = await owner.send(routes.create, {
            code: `R${index}`,
            name: `Region ${index}`,
            places: [one],
          })
          expect(status, JSON.stringify({ one, kept })).toBe(kept.some((other) => doMeet(one, other)) ? 422 : 201)
          if (status === 201) kept.push({ ...one, name: `Region ${index}` } as Place)
        }
        for (const wanted of addresses) {
          const { region } = await owner.call(findDeliveryRegion, wanted)
          const right = kept.filter((one) => holds(one, wanted)) as (Place & { name: string })[]
          expect(region?.name, JSON.stringify({ wanted, kept })).toBe(right[0]?.name)
        }
      },
    ),
    { numRuns: 3, seed: 41 },
  )
})

function plain(text: string): string {
  return text.replaceAll(/[ -]/g, '')
}

/** Postcodes of as many signs as the first one are compared by these signs. */
function holds(
  { country, area, postcodeFrom: from, postcodeTo }: Place,
  wanted: { country: string; area: string | null; postcode: string | null },
): boolean {
  if (country !== wanted.country || (area !== null && area.toLowerCase() !== wanted.area?.toLowerCase())) return false
  if (from === null) return true
  const begin = plain(wanted.postcode ?? '').slice(0, plain(from).length)
  return begin.length === plain(from).length && plain(from) <= begin && begin <= plain(postcodeTo ?? from)
}

/** Whether any address of at most three signs lies in both. */
function doMeet(one: Place, other: Place): boolean {
  const signs = ['A', 'B', '1']
  const texts = [
    '',
    ...signs,
    ...signs.flatMap((a) => signs.map((b) => a + b)),
    ...signs.flatMap((a) => signs.flatMap((b) => signs.map((c) => a + b + c))),
  ]
  return [null, 'Leeds', 'York'].some((area) =>
    texts.some((postcode) => {
      const address = { country: one.country, area, postcode }
      return holds(one, address) && holds(other, address)
    }),
  )
}
