import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Running } from '../support/product.ts'
import type { DirectConnections, Person } from '../support/shop.ts'
import { expect, expectAccessible, expectAccessibleHere, saveLook, test } from '../support/test.ts'

type Given = { readonly status: string; readonly done?: number; readonly total?: number; readonly problem?: object }

test('jobs are watched, found again after a reload, cancelled and run again', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/erp/jobs/')
  await expect(page.getByText('No jobs yet.')).toBeVisible()
  await expectAccessible(page, 'no jobs')

  const waiting = await addJob(direct, shop.owner, { status: 'waiting', total: 100 })
  await addJob(direct, shop.owner, {
    status: 'failed',
    problem: { errorType: 'busy', message: 'No room.', requestId: 'job:1' },
  })
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('2 jobs')).toBeVisible()
  await page.goto('/erp/jobs/?status=failed')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(2)

  await rows(page).filter({ hasText: 'Queued' }).getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('0 of 100')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`open=${waiting}$`))
  await direct.query('update platform.job set done_count = 40 where company_id = $1 and id = $2', [
    shop.companyId,
    waiting,
  ])
  await expect(dialog.getByText('40 of 100')).toBeVisible()
  await expectAccessible(page, 'a job')
  await page.reload()
  await expect(dialog.getByText('40 of 100')).toBeVisible()

  await dialog.getByRole('button', { name: 'Cancel job' }).click()
  await expect(dialog.getByRole('status')).toContainText('Cancelled')
  await expect(dialog.getByText('Work completed before the cancellation is kept.')).toBeVisible()
  // Nobody knows its kind, so the worker that takes it says so.
  await dialog.getByRole('button', { name: 'Run again' }).click()
  await expect(dialog.getByRole('status')).toContainText('does not exist')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'Failed' })).toHaveCount(2)

  await rows(page).first().click({ button: 'right' })
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem')).toHaveText(['Open', 'Open in a new tab', 'Copy link', 'Run again'])
})

test('what a job left is downloaded by who asked for it, and by nobody else', async ({
  page,
  shop,
  direct,
  product,
  signIn,
  otherBrowser,
}) => {
  const id = await addJob(direct, shop.owner, { status: 'done', done: 3, total: 3 })
  await leaveFile(direct, product, shop.owner, id)
  await signIn(shop.owner)
  await page.goto(`/erp/jobs/?open=${id}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Übersicht.csv' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Übersicht.csv')
  expect(readFileSync(await download.path(), 'utf8')).toBe('code;name\n')

  const colleague = await shop.add({ may: ['jobs:view'] })
  const elsewhere = await otherBrowser()
  await signIn(colleague, elsewhere.context())
  await elsewhere.goto(`/erp/jobs/?open=${id}`)
  await expect(elsewhere.getByRole('dialog').getByRole('status')).toContainText('Completed')
  await expect(elsewhere.getByRole('link', { name: /^Download/ })).toHaveCount(0)
})

test('who may only look sees no way to change a job; who may not look is told so; a small Arabic screen fits', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const id = await addJob(direct, shop.owner, { status: 'cancelled', done: 18_240, total: 50_000 })
  const [viewer, stranger] = [await shop.add({ may: ['jobs:view'] }), await shop.add({ may: ['brand:view'] })]
  await signIn(viewer)
  await saveLook(page, { lang: 'ar', mode: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/erp/jobs/')
  await expect(rows(page)).toHaveCount(1)
  await expectAccessibleHere(page, 'the list')
  await rows(page).getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText('أُلغيت')
  await expectAccessibleHere(page, 'a job')
  await expect(dialog.getByRole('button', { name: 'تشغيل من جديد' })).toHaveCount(0)
  await signIn(stranger)
  await page.goto(`/erp/jobs/?open=${id}`)
  await expect(page).toHaveURL(/\/403$/)
})

function rows(page: Page) {
  return page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
}

async function addJob(
  direct: DirectConnections,
  { companyId, userId }: Person,
  { status, done = 0, total, problem }: Given,
): Promise<number> {
  const [created] = await direct.query<{ id: number }>(
    `insert into platform.job (company_id, created_by, kind, status, input, session_id, locale, done_count, total_count, problem, finished_at)
     values ($1, $2, 'desk.old.kind', $3, '{}', 1, 'en', $4, $5, $6, case when $3 in ('waiting', 'running') then null else now() end) returning id::int`,
    [companyId, userId, status, done, total ?? null, problem === undefined ? null : JSON.stringify(problem)],
  )
  return created?.id ?? 0
}

async function leaveFile(
  direct: DirectConnections,
  { dataDir }: Running,
  { companyId, userId }: Person,
  jobId: number,
): Promise<void> {
  const key = `${companyId}/ab/abcdef01-0000-4000-8000-000000000000`
  const path = join(dataDir, 'files', key)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'code;name\n')
  await direct.query(
    `with kept as (
       insert into platform.file (company_id, purpose, name, media_type, byte_size, sha256, storage_key, created_by)
       values ($1, 'export', 'Übersicht.csv', 'text/csv', 10, repeat('a', 64), $2, $3) returning id)
     update platform.job set result_file_id = (select id from kept) where company_id = $1 and id = $4`,
    [companyId, key, userId, jobId],
  )
}
