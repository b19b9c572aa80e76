import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { activity } from './activity.ts'
import { customerCase } from './customer-case.ts'
import { customer } from './customer.ts'
import { opportunity } from './opportunity.ts'
import { review } from './review.ts'
import { surveyInvitations } from './survey-invitation.ts'

/** What is listed, with where each is. Only kinds that the caller may view. */
export const activityKinds = ['activity', 'case', 'opportunity', 'invitation', 'review'] as const
export type ActivityKind = (typeof activityKinds)[number]
export const listingOfKind = {
  activity: activity.listing,
  case: customerCase.listing,
  opportunity: opportunity.listing,
  invitation: surveyInvitations,
  review: review.listing,
} as const

/** The newest; older ones are in their lists. */
export const mostEvents = 100

/** Activities, cases, opportunities, surveys and reviews of a customer, newest first. */
export const getCustomerActivity = route({
  id: 'crm.customer.activity',
  method: 'GET',
  path: '/crm/customers/{id}/activity',
  page: customer.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(customer.entity) }),
  output: z.object({
    items: z.array(
      z.object({
        kind: z.enum(activityKinds),
        id: z.int().positive(),
        name: z.string(),
        status: z.string(),
        at: Instant,
      }),
    ),
  }),
})
export type CustomerEvent = OutputOfRoute<typeof getCustomerActivity>['items'][number]
