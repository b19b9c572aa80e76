import { randomUUID } from 'node:crypto'
import { getCustomerConsents, recordConsent } from '@countinghouse/contract/crm/consent'
import { customer } from '@countinghouse/contract/crm/customer'
import { eraseCustomer } from '@countinghouse/contract/sales/customer-data'
import {
  campaign,
  cancelCampaign,
  resumeCampaign,
  scheduleCampaign,
  sendCampaign,
  unscheduleCampaign,
} from '@countinghouse/contract/sales/campaign'
import { previewCampaign, testCampaign } from '@countinghouse/contract/sales/campaign-preview'
import { campaignRecipients } from '@countinghouse/contract/sales/campaign-recipient'
import { getCampaignResults } from '@countinghouse/contract/sales/campaign-results'
import { segment } from '@countinghouse/contract/sales/segment'
import { openUnsubscribe, unsubscribe } from '@countinghouse/contract/sales/unsubscribe'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useSmtpStandIn } from '../../../../../tests/support/fake-smtp.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'
import { deliver } from '../../platform/jobs/outbox.ts'

const smtp = useSmtpStandIn()
const server = useServer({ mail: smtp.settings })

const written = {
  subjectEn: 'Oak weeks, {{ customer.name }}',
  bodyEn: '{{ company.name }} reduces oak.\n\nUnsubscribe: {{ unsubscribe_url }}',
  subjectAr: 'أسابيع البلوط',
  bodyAr: 'تخفيضات {{ company.name }}\n\n{{ unsubscribe_url }}',
  perMinute: 1000,
}

async function office() {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  const { id: segmentId } = await owner.call(segment.routes.create, { code: 'ALL', name: 'All customers' })
  const person = async (code: string, more: object = { emailConsent: 'granted' }) =>
    (await owner.call(customer.routes.create, { code, name: code, email: `${code}@example.com`, ...more })).id
  const draft = (more: object = {}) =>
    owner.call(campaign.routes.create, { name: randomUUID(), segmentId, ...written, ...more })
  const send = async () => {
    const { id, version } = await draft()
    return await owner.call(sendCampaign, { id, version })
  }
  const get = (id: number) => owner.call(campaign.routes.get, { id })
  const recipients = async (campaignId: number) => {
    const { items } = await owner.call(campaignRecipients.routes.list, { campaignId: [campaignId] })
    return Object.fromEntries(
      items.map(({ name, status, reason }) => [name, reason === null ? status : `${status} ${reason}`]),
    )
  }
  const run = async () => {
    const jobs = await query<{ id: number }>(
      server.database.superUrl,
      `select id::integer as id from platform.job where company_id = $1 and kind = 'sales.campaign.deliver' and status in ('waiting', 'running')`,
      [companyId],
    )
    for (const { id: jobId } of jobs) await runJob(server.app.jobs, () => {}, { companyId, jobId })
  }
  return { ...tenant, segmentId, person, draft, send, get, recipients, run }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const sourceOf = (at: number) => (smtp.mails[at]?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')

test('customers of the segment with consent are mailed once in their language; the others are listed with the reason', async () => {
  const { owner, person, send, get, recipients, run } = await office()
  await person('ada', { emailConsent: 'granted', locale: 'ar' })
  await person('ben')
  await person('cleo', { emailConsent: 'denied' })
  await person('dan', { email: null })
  await person('eve', { email: 'BEN@example.com', emailConsent: 'granted' })
  const { id } = await send()
  await run()
  await run()
  expect(smtp.mails.map(({ recipients: to }) => to)).toEqual([['<ada@example.com>'], ['<ben@example.com>']])
  expect(sourceOf(1)).toMatch(/Subject: Oak weeks, ben/)
  expect(sourceOf(1)).toMatch(
    /List-Unsubscribe:\s+<https:\/\/office\.example\.com\/api\/sales\/public\/unsubscribe\/[\w.-]+>/,
  )
  expect(sourceOf(1)).toMatch(/List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click/)
  expect(await recipients(id)).toEqual({
    ada: 'sent',
    ben: 'sent',
    cleo: 'suppressed no_consent',
    dan: 'suppressed no_address',
    eve: 'suppressed duplicate',
  })
  expect(await get(id)).toMatchObject({ status: 'sent', finishedAt: expect.any(String) })
  expect(await owner.call(getCampaignResults, { id })).toMatchObject({
    recipients: 5,
    isRunning: false,
    statuses: [
      { status: 'sent', count: 2 },
      { status: 'suppressed', count: 3 },
    ],
  })
})

test('the link of a mail withdraws the consent with proof, from the page and by one click of a mail program', async () => {
  const { owner, person, send, recipients, run } = await office()
  const [ada, ben] = [await person('ada'), await person('ben')]
  const { id } = await send()
  await run()
  const tokenIn = (at: number) => /\/p\/unsubscribe#token=([\w.-]+)/.exec(sourceOf(at))?.[1] ?? ''
  const { stranger } = server
  expect(await stranger.call(openUnsubscribe, { token: tokenIn(0) })).toMatchObject({
    address: 'a…@example.com',
    isUnsubscribed: false,
  })
  await stranger.call(unsubscribe, { token: tokenIn(0) })
  await stranger.call(unsubscribe, { token: tokenIn(0) })
  const oneClick = (token: string) =>
    server.app.http.inject({
      method: 'POST',
      url: `/api/sales/public/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await oneClick(tokenIn(1))).statusCode).toBe(200)
  expect((await oneClick(`${tokenIn(1).slice(0, -1)}_`)).statusCode).toBe(404)
  for (const one of [ada, ben]) {
    const { email, decisions } = await owner.call(getCustomerConsents, { id: one })
    expect(email.marketing).toBe('denied')
    expect(decisions.map(({ source }) => source)).toEqual(['unsubscribe', 'staff'])
    expect(decisions[0]).toMatchObject({ textVersion: 'unsubscribe-1', ip: expect.any(String), by: null })
  }
  expect(await owner.call(getCampaignResults, { id })).toMatchObject({ unsubscribed: 2 })
  const { id: next } = await send()
  await run()
  expect(await recipients(next)).toEqual({ ada: 'suppressed unsubscribed', ben: 'suppressed unsubscribed' })
})

test('a worker that was stopped in the middle leaves a mail in doubt, and nobody is mailed twice', async () => {
  const { companyId, person, send, recipients, run } = await office()
  for (const code of ['ada', 'ben', 'cleo']) await person(code)
  const { id } = await send()
  // Claimed and handed over by a worker that did not live to note it.
  await query(
    server.database.superUrl,
    `update sales.campaign_recipient set status = 'sending' where company_id = $1 and campaign_id = $2 and address like 'ada%'`,
    [companyId, id],
  )
  await Promise.all([run(), run()])
  expect(smtp.mails.map(({ recipients: to }) => to).sort()).toEqual([['<ben@example.com>'], ['<cleo@example.com>']])
  expect((await recipients(id))['ada']).toBe('in_doubt')
})

test('who withdraws or is erased after the start is not mailed; cancelling stops before the next mail', async () => {
  const { owner, person, send, get, recipients, run } = await office()
  const [ada, ben] = [await person('ada'), await person('ben')]
  await person('cleo')
  const { id } = await send()
  await owner.call(recordConsent, { id: ada, status: 'denied' })
  const { version } = await owner.call(customer.routes.get, { id: ben })
  await owner.call(eraseCustomer, { id: ben, version, reason: 'Asked' })
  await run()
  expect(smtp.mails.map(({ recipients: to }) => to)).toEqual([['<cleo@example.com>']])
  const { id: next, version: at } = await send()
  await owner.call(cancelCampaign, { id: next, version: at })
  await run()
  expect(smtp.mails).toHaveLength(1)
  expect(await recipients(next)).toMatchObject({ cleo: 'cancelled' })
  expect(await get(id)).toMatchObject({ status: 'sent' })
})

test('a mail server that takes nothing holds the rest, and sending is resumed', async () => {
  const { owner, person, send, get, recipients, run } = await office()
  for (const code of ['ada', 'ben', 'cleo', 'dan']) await person(code)
  const { id } = await send()
  smtp.mood = 'busy'
  await run()
  expect(Object.values(await recipients(id))).toEqual(Array.from({ length: 4 }, () => 'held server_failed'))
  expect(await get(id)).toMatchObject({ status: 'sending' })
  smtp.mood = 'takes'
  const { version } = await get(id)
  await owner.call(resumeCampaign, { id, version })
  await run()
  expect(smtp.mails).toHaveLength(4)
  expect(await get(id)).toMatchObject({ status: 'sent' })
})

test('a planned campaign starts at its time, once; it is no more edited, and starts at no time that has passed', async () => {
  const { owner, companyId, person, draft, get, run } = await office()
  await person('ada')
  for (const sendOn of [dayIn(-2), dayIn(400), '9999-12-31']) {
    const wrong = await draft({ sendOn, sendTime: '09:00' })
    const refused = await owner.send(scheduleCampaign, { id: wrong.id, version: wrong.version })
    expect(refused).toMatchObject({ body: { errorType: 'sales.campaign_time', fields: { sendOn: expect.anything() } } })
  }
  const { id, version } = await draft({ sendOn: dayIn(30), sendTime: '09:00' })
  const scheduled = await owner.call(scheduleCampaign, { id, version })
  const edited = await owner.send(campaign.routes.update, { id, version: scheduled.version, subjectEn: 'Late' })
  expect(edited).toMatchObject({ body: { errorType: 'sales.campaign_started' } })
  const back = await owner.call(unscheduleCampaign, { id, version: scheduled.version })
  await owner.call(scheduleCampaign, { id, version: back.version })
  const due = async () => {
    const rows = await query<{ outboxId: number }>(
      server.database.superUrl,
      `select id::integer as "outboxId" from platform.outbox where company_id = $1 and event = 'sales.campaign_due' and delivered_at is null`,
      [companyId],
    )
    for (const { outboxId } of rows.slice(0, 1))
      await deliver(server.app.db, server.app.subscribers, { companyId, outboxId })
  }
  await due()
  expect(await get(id)).toMatchObject({ status: 'scheduled' })
  await query(
    server.database.superUrl,
    `update sales.campaign set due_at = now() - interval '1 minute' where company_id = $1 and id = $2`,
    [companyId, id],
  )
  await due()
  await run()
  expect(await get(id)).toMatchObject({ status: 'sent' })
  expect(smtp.mails).toHaveLength(1)
})

test('a text that could not be sent is refused at its field; the preview and a test have sample data', async () => {
  const { owner, companyId, draft, segmentId } = await office()
  const bad = { name: 'Bad', segmentId, ...written, bodyEn: 'No link {{ order.total }}', bodyAr: 'بلا رابط' }
  expect(await owner.send(campaign.routes.create, bad)).toMatchObject({
    body: { errorType: 'sales.campaign_invalid', fields: { bodyEn: expect.anything(), bodyAr: expect.anything() } },
  })
  const shown = await owner.call(previewCampaign, {
    language: 'en',
    subject: written.subjectEn,
    body: written.bodyEn,
  })
  expect(shown).toMatchObject({
    subject: 'Oak weeks, Nora Whitfield',
    issues: [],
    variables: ['company.name', 'customer.name', 'unsubscribe_url'],
  })
  const { id, version } = await draft()
  expect(await owner.send(testCampaign, { id })).toMatchObject({ body: { errorType: 'sales.no_own_address' } })
  await query(server.database.superUrl, `update erp.app_user set email = 'me@example.com' where company_id = $1`, [
    companyId,
  ])
  expect(await owner.call(testCampaign, { id, language: 'en' })).toMatchObject({ to: expect.stringContaining('@') })
  expect(await owner.send(sendCampaign, { id, version })).toMatchObject({ body: { errorType: 'sales.campaign_empty' } })
})

test('purchases of recipients after their mail are counted for the days of the campaign', async () => {
  const { owner, send, run, person, ...tenant } = await office()
  const { tillId, cash } = await createTill(server, tenant)
  const goods = await createGoods(server, tenant, { price: 6000, unitCost: '22.00', quantity: 9 })
  const { sell, takeBack } = await openTill(owner, { tillId, storeId: tenant.storeId })
  const lamps = (quantity: number) => [{ ...goods, quantity }]
  const [ada, ben] = [await person('ada'), await person('ben', { emailConsent: 'denied' })]
  const { id } = await send()
  await run()
  // Net of tax 50.00 each; Ben was not mailed.
  const { id: saleId } = await sell(lamps(2), [paid(cash, 12_000)], { customerId: ada })
  await takeBack(saleId, [{ lineNo: 1, quantity: 1 }], [paid(cash, 6000)])
  await sell(lamps(1), [paid(cash, 6000)], { customerId: ben })
  const bought = { buyers: 1, purchases: 1, turnoverMinor: 5000, attributionDays: 14 }
  expect(await owner.call(getCampaignResults, { id })).toMatchObject(bought)
})
