import { countries, updateCountry } from '@countinghouse/contract/procure/country'
import { countryOrigin } from '@countinghouse/contract/procure/country-origin'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = countryOrigin

test('an origin says what labels say, and keeps duties by the beginning of an HS code, each once, and schemes with their days', async () => {
  const { owner } = await server.company()
  const duties = [
    { hsPrefix: '64', duty: 80_000 },
    { hsPrefix: '640399', duty: 50_000 },
  ]
  const schemes = [{ scheme: 'GSP', certificate: 'Form A', validFrom: '2026-01-01', validTo: '2026-12-31' }]
  const created = await owner.call(routes.create, { code: 'VN', name: 'Vietnam', country: 'VN', duties, schemes })
  expect(created).toMatchObject({ labelEn: 'Made in Vietnam', labelAr: 'صنع في فييت نام', duties, duty: null })
  const { id, version } = created
  expect(
    await owner.send(routes.update, { id, version, duties: [...duties, { hsPrefix: '64', duty: 0 }] }),
  ).toMatchObject({
    status: 422,
    body: { fields: { 'duties.2.hsPrefix': [{ message: 'Another line has this prefix. Remove one of the two.' }] } },
  })
  const reversed = [{ scheme: 'GSP', validFrom: '2026-12-31', validTo: '2026-01-01' }]
  expect(await owner.send(routes.update, { id, version, schemes: reversed })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.rule_broken', fields: { 'schemes.0.validTo': [{ code: 'rule' }] } },
  })
  expect((await owner.send(routes.update, { id, version, duties: [{ hsPrefix: '6', duty: 1 }] })).status).toBe(400)
  // A country can have several.
  const other = { code: 'VN-N', name: 'Vietnam, North', country: 'VN', labelEn: 'Product of Vietnam' }
  expect(await owner.call(routes.create, other)).toMatchObject({ labelEn: 'Product of Vietnam' })
})

test('a country to buy from gets its origin by itself, and one under an embargo gets none', async () => {
  const { owner } = await server.company()
  const findCountry = async (q: string) => (await owner.call(countries.routes.list, { q })).items[0]
  const india = await findCountry('Republic of India')
  await owner.call(updateCountry, { id: 356, version: 0, isBoughtFrom: true })
  expect(india).toMatchObject({ id: 356, isBoughtFrom: false, isUsed: false, version: 0 })
  expect((await owner.call(routes.list, {})).items).toMatchObject([{ code: 'IN', name: 'India', country: 'IN' }])
  expect(await findCountry('Republic of India')).toMatchObject({ isBoughtFrom: true, isUsed: true, version: 1 })
  await owner.call(updateCountry, { id: 408, version: 0, isEmbargoed: true, embargoReason: 'Sanctions' })
  expect(await owner.send(routes.create, { code: 'KP', name: 'North', country: 'KP' })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.country_closed', fields: { country: [{ message: /: Sanctions\. Lift the embargo/ }] } },
  })
})
