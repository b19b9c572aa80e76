import { openSurvey, survey } from '@countinghouse/contract/crm/survey'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import { seededRandom } from '../random.ts'
import type { Ground } from './ground.ts'
import type { Staff } from './staff.ts'

const weeks = 8
const answersOfWeek = 9

/** A survey that was answered over eight weeks in three stores, a little better each week. */
export async function addSurvey(
  db: Database,
  { owner }: Staff,
  { companyId, ownerId, stores }: Ground,
  people: readonly number[],
): Promise<void> {
  const draft = await owner(survey.routes.create, {
    name: 'After the visit',
    titleEn: 'Your visit',
    titleAr: 'زيارتك',
    introEn: 'Three short questions about your last visit.',
    introAr: 'ثلاثة أسئلة قصيرة عن زيارتك الأخيرة.',
    questions: [
      { kind: 'nps', labelEn: 'How likely are you to recommend us?', labelAr: 'ما مدى احتمال أن توصي بنا؟' },
      { kind: 'rating', labelEn: 'How was the service?', labelAr: 'كيف كانت الخدمة؟', isRequired: false },
      {
        kind: 'multiple',
        labelEn: 'What did you like?',
        labelAr: 'ما الذي أعجبك؟',
        optionsEn: 'Range|Prices|Staff',
        optionsAr: 'التشكيلة|الأسعار|الموظفون',
        isRequired: false,
      },
    ],
  })
  const { id } = await owner(openSurvey, { id: draft.id, version: draft.version })
  const random = seededRandom(20_260_303)
  const shops = [stores.S1, stores.S2, stores.S3]
  const answers = Array.from({ length: weeks * answersOfWeek }, (_, at) => {
    const week = Math.floor(at / answersOfWeek)
    return {
      daysAgo: (weeks - week) * 7 - (at % 7),
      storeId: shops[at % shops.length] ?? null,
      customerId: people[at % people.length] ?? null,
      nps: Math.min(10, Math.floor(4 + week / 3 + random() * 6)),
      rating: 3 + Math.floor(random() * 3),
      choice: 1 + Math.floor(random() * 3),
    }
  })
  // Straight into the tables, since what is answered now is answered today.
  await db.inTransaction({ companyId }, (tx) =>
    sql`
      with given as materialized (
        select gen_random_uuid() as uid, a.*, now() - make_interval(days => a."daysAgo") as at
        from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
          as a("daysAgo" int, "storeId" bigint, "customerId" bigint, nps int, rating int, choice smallint)),
      invited as (
        insert into crm.survey_invitation (company_id, survey_id, customer_id, store_id, channel, uid, token_hash, status, created_at, created_by,
          sent_at, opened_at, answered_at, expires_at)
        select ${companyId}, ${id}, g."customerId", g."storeId", 'link', g.uid, sha256(g.uid::text::bytea), 'answered', g.at, ${ownerId},
          g.at, g.at, g.at, g.at + interval '30 days' from given g returning id, uid),
      answered as (
        insert into crm.survey_response (company_id, survey_id, invitation_id, customer_id, store_id, nps, language, answered_at)
        select ${companyId}, ${id}, i.id, g."customerId", g."storeId", g.nps, 'en', g.at
        from given g join invited i on i.uid = g.uid returning id, invitation_id)
      insert into crm.survey_answer (company_id, response_id, question_no, score, choices)
      select ${companyId}, r.id, q.no, case q.no when 1 then g.nps when 2 then g.rating end, case when q.no = 3 then array[g.choice] end
      from answered r join invited i on i.id = r.invitation_id join given g on g.uid = i.uid
      cross join generate_series(1, 3) as q (no)`.execute(tx),
  )
}
