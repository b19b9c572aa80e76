import { samplePosting } from '@countinghouse/contract/accounts/posting-sample'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { ruleGuards } from './posting-rules/guard-rules.ts'
import { postSample } from './posting-rules/post-sample.ts'

const api = [handleRead(samplePosting, postSample)]

export const module = defineModule({ api, guards: ruleGuards })
