import { randomUUID } from 'node:crypto'
import { answerPublicSurvey, openPublicSurvey } from '@countinghouse/contract/crm/public-survey'
import { productRatings } from '@countinghouse/contract/crm/product-rating'
import { publishReview, rejectReview, replyToReview, review } from '@countinghouse/contract/crm/review'
import { openSurvey, survey } from '@countinghouse/contract/crm/survey'
import { createSurveyLink, getSurveyLink } from '@countinghouse/contract/crm/survey-invitation'
import { expect, test } from 'vitest'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

async function shop() {
  const tenant = await server.company()
  const { id: productId } = await createProduct(server.app.db, tenant.companyId, { name: 'Desk lamp' })
  return { ...tenant, productId }
}

test('a review is published or rejected with a reason, and replied to; the rating has published ones alone', async () => {
  const { owner, productId } = await shop()
  const create = async (stars: number) =>
    await owner.call(review.routes.create, { name: `${stars} stars`, productId, stars })
  const [five, two, one] = [await create(5), await create(2), await create(1)]
  expect(five).toMatchObject({ code: 'REV-00001', status: 'pending', source: 'staff' })
  expect((await owner.call(productRatings.routes.list, {})).items).toEqual([])
  const published = await owner.call(publishReview, { id: five.id, version: five.version })
  await owner.call(publishReview, { id: two.id, version: two.version })
  const rejected = await owner.call(rejectReview, { id: one.id, version: one.version, reason: 'Off topic' })
  expect((await owner.call(productRatings.routes.list, {})).items).toMatchObject([
    { id: productId, name: 'Desk lamp', average: 3.5, reviewCount: 2, lowCount: 1 },
  ])
  expect(await owner.call(review.routes.get, { id: one.id })).toMatchObject({
    status: 'rejected',
    rejectReason: 'Off topic',
  })
  expect(await owner.send(replyToReview, { ...targetOf(rejected), reply: 'Sorry' })).toMatchObject({
    body: { errorType: 'state_conflict' },
  })
  await owner.call(replyToReview, { ...targetOf(published), reply: 'Thank you' })
  expect(await owner.call(review.routes.get, { id: five.id })).toMatchObject({
    reply: 'Thank you',
    status: 'published',
  })
  const { version } = await owner.call(review.routes.get, { id: five.id })
  expect(await owner.send(review.routes.update, { id: five.id, version, stars: 1 })).toMatchObject({
    status: 409,
    body: { errorType: 'crm.review_moderated' },
  })
})

test('a survey link with a product asks for a review, which waits for moderation and is not edited', async () => {
  const { owner, productId } = await shop()
  const draft = await owner.call(survey.routes.create, {
    name: 'Product',
    titleEn: 'Your lamp',
    titleAr: 'مصباحك',
    questions: [{ kind: 'nps', labelEn: 'Recommend?', labelAr: 'توصي؟' }],
  })
  const { id } = await owner.call(openSurvey, { id: draft.id, version: draft.version })
  const link = await owner.call(createSurveyLink, { id, uid: randomUUID(), productId })
  const { path } = await owner.call(getSurveyLink, { id: link.id })
  const token = path.split('token=')[1] ?? ''
  expect(await server.stranger.call(openPublicSurvey, { token })).toMatchObject({ product: 'Desk lamp' })
  await server.stranger.call(answerPublicSurvey, {
    token,
    language: 'ar',
    answers: [{ questionNo: 1, score: 10 }],
    review: { stars: 4, title: 'Bright', body: 'Warm light' },
  })
  const { items } = await owner.call(review.routes.list, {})
  expect(items).toMatchObject([{ name: 'Bright', stars: 4, source: 'survey', status: 'pending' }])
  const [{ id: reviewId, version } = { id: 0, version: 0 }] = items
  expect(await owner.send(review.routes.update, { id: reviewId, version, stars: 5 })).toMatchObject({
    body: { errorType: 'crm.review_moderated' },
  })
})

function targetOf({ id, version }: { id: number; version: number }) {
  return { id, version }
}
