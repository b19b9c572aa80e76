import {
  getPartnerDocuments,
  matchDocuments,
  requestDocuments,
  unmatchDocuments,
} from '@countinghouse/contract/accounts/partner-documents'
import { netting } from '@countinghouse/contract/payments/netting'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import type { Trader } from '../../../../../tests/support/trading-companies.ts'
import { tradingCompanies } from '../../../../../tests/support/trading-companies.ts'

const server = useServer({ isOwn: true })

const documentsOf = (of: Trader) => of.owner.call(getPartnerDocuments, { id: of.link.id })

test('documents that match by number and amount are not listed; the others are, in both companies, until they are matched by hand', async () => {
  const { one, other, trade, settle, draft } = await tradingCompanies(server)
  await trade(one, '100')
  const renamed = await trade(one, '60', { reference: 'typed wrong' })
  const differing = await trade(one, '50', { billed: '48.5' })
  const back = await trade(other, '60')
  await settle()
  expect(await documentsOf(one)).toMatchObject({
    matchedCount: 2,
    pairs: [
      {
        state: 'unmatched',
        direction: 'sold',
        own: { number: renamed.invoice.name },
        partner: null,
        differenceMinor: 6000,
      },
      {
        state: 'unmatched',
        direction: 'sold',
        own: null,
        partner: { reference: 'typed wrong' },
        differenceMinor: -6000,
      },
      { state: 'differs', differenceMinor: 150, own: { grossMinor: 5000 }, partner: { grossMinor: 4850 } },
    ],
  })
  const theirs = await documentsOf(other)
  expect(theirs.pairs.map(({ state, direction, differenceMinor }) => [state, direction, differenceMinor])).toEqual(
    expect.arrayContaining([
      ['unmatched', 'bought', 6000],
      ['unmatched', 'bought', -6000],
      ['differs', 'bought', -150],
    ]),
  )

  const partnerDocumentId = (await documentsOf(one)).pairs[1]?.partner?.id ?? 0
  const matched = { id: one.link.id, invoiceId: renamed.invoice.id, partnerDocumentId, reason: 'Reference mistyped' }
  await one.owner.call(matchDocuments, matched)
  await settle()
  for (const side of [one, other])
    expect((await documentsOf(side)).pairs.filter(({ state }) => state === 'by_hand')).toMatchObject([
      { reason: 'Reference mistyped', differenceMinor: 0 },
    ])
  expect((await one.owner.send(matchDocuments, matched)).body).toMatchObject({
    errorType: 'accounts.already_matched',
    fields: { invoiceId: [{ code: 'rule' }] },
  })

  // A netting finds the bill by the match, whose reference says something else.
  const { id } = (await draft(one, [renamed.invoice.id], [back.bill.id])).body as unknown as { id: number }
  await one.step('propose', id)
  await settle()
  const [received] = await other.nettings()
  expect(await other.owner.call(netting.routes.get, { id: received?.id ?? 0 })).toMatchObject({
    payables: [{ invoiceId: renamed.bill.id, amountMinor: 6000 }],
  })

  const matchId = (await documentsOf(other)).pairs.find(({ state }) => state === 'by_hand')?.matchId ?? 0
  await other.owner.call(unmatchDocuments, { id: other.link.id, matchId })
  await settle()
  for (const side of [one, other])
    expect((await documentsOf(side)).pairs.map(({ state }) => state).toSorted()).toEqual([
      'differs',
      'unmatched',
      'unmatched',
    ])
  // The pair whose amounts differ is explained by hand as well.
  const pair = (await documentsOf(one)).pairs.find(({ state }) => state === 'differs')
  const explained = { invoiceId: differing.invoice.id, partnerDocumentId: pair?.partner?.id ?? 0, reason: 'Rounding' }
  await one.owner.call(matchDocuments, { id: one.link.id, ...explained })
  await settle()
  expect((await documentsOf(other)).pairs.find(({ state }) => state === 'by_hand')).toMatchObject({
    differenceMinor: -150,
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('matches at once are one or none, the same in both companies', async () => {
  const { one, other, trade, settle } = await tradingCompanies(server)
  const first = await trade(one, '10', { reference: 'A' })
  await trade(one, '10', { reference: 'B' })
  await settle()
  const partnerId = async (of: Trader, key: (pair: { number: string; reference: string | null }) => boolean) =>
    (await documentsOf(of)).pairs.find(({ partner }) => partner !== null && key(partner))?.partner?.id ?? 0
  const [a, b] = [
    await partnerId(one, ({ reference }) => reference === 'A'),
    await partnerId(one, ({ reference }) => reference === 'B'),
  ]
  const match = (partnerDocumentId: number) =>
    one.owner.send(matchDocuments, { id: one.link.id, invoiceId: first.invoice.id, partnerDocumentId, reason: 'Same' })
  const answers = await Promise.all([match(a), match(b), match(a), match(b)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await settle()
  const count = async (of: Trader) => (await documentsOf(of)).pairs.filter(({ state }) => state === 'by_hand').length
  expect([await count(one), await count(other)]).toEqual([1, 1])
  await query(server.database.superUrl, 'delete from accounts.document_match', [])

  // Each company matches the sale with another bill before it hears of the other.
  const sale = await partnerId(other, ({ number }) => number === first.invoice.name)
  const bill = (await documentsOf(other)).pairs.find(({ own }) => own?.reference === 'B')?.own?.id ?? 0
  await match(a)
  const theirs = { invoiceId: bill, partnerDocumentId: sale, reason: 'Same' }
  await other.owner.call(matchDocuments, { id: other.link.id, ...theirs })
  await settle()
  expect([await count(one), await count(other)]).toEqual([0, 0])
})

test('what is not of the link or of another kind is refused at its field, and earlier documents are told on request', async () => {
  const { one, other, trade, settle } = await tradingCompanies(server)
  const { invoice } = await trade(one, '10', { reference: 'A' })
  const { bill } = await trade(other, '10', { reference: 'C' })
  await settle()
  await query(server.database.superUrl, 'delete from accounts.partner_document', [])
  expect((await documentsOf(one)).pairs.every(({ partner }) => partner === null)).toBe(true)
  await one.owner.call(requestDocuments, { id: one.link.id })
  await settle()
  const { pairs } = await documentsOf(one)
  expect(pairs).toHaveLength(4)
  const told = pairs.find(({ partner }) => partner?.reference === 'A')?.partner?.id ?? 0
  const refusal = async (more: object) => {
    const input = { id: one.link.id, invoiceId: invoice.id, partnerDocumentId: told, reason: 'Same', ...more }
    return (await one.owner.send(matchDocuments, input)).body
  }
  expect(await refusal({ invoiceId: bill.id })).toMatchObject({
    errorType: 'accounts.not_matchable',
    fields: { partnerDocumentId: [{ code: 'rule' }] },
  })
  expect(await refusal({ invoiceId: 1 })).toMatchObject({ fields: { invoiceId: [{ code: 'rule' }] } })
  expect(await refusal({ id: other.link.id })).toMatchObject({ errorType: 'not_found' })
})
