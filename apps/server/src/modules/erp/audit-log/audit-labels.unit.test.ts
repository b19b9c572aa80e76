import { expect, test } from 'vitest'
import { loadContract } from '../../../platform/calls/contract.ts'
import { AuditWords } from './audit-labels.ts'

test('every call that writes has an audit event in English and Arabic, and so has every record type', async () => {
  const { routes, masters, documents } = await loadContract()
  const words = (locale: 'en' | 'ar') => new AuditWords({ masters, documents, records: [], guardedDetails: {} }, locale)
  const [english, arabic] = [words('en'), words('ar')]
  const writing = routes.filter(({ writes }) => writes).map(({ id }) => id)
  expect(writing.length).toBeGreaterThan(500)
  const entityOf = (id: string) =>
    documents.find(({ listing }) => listing.name === id.split('.').slice(0, 2).join('.'))?.entity ?? ''
  const isArabic = (title: string) => /^[^a-z]*[؀-ۿ]/.test(title)
  expect(writing.filter((id) => !isArabic(arabic.event(id, entityOf(id))))).toEqual([])
  expect(writing.filter((id) => !/^[A-Z]/.test(english.event(id, entityOf(id))))).toEqual([])

  const entities = [...masters, ...documents].map(({ entity }) => entity)
  expect(entities.filter((entity) => !isArabic(arabic.entity(entity)))).toEqual([])
  expect(entities.filter((entity) => !/^[A-Z]/.test(english.entity(entity)))).toEqual([])
})
