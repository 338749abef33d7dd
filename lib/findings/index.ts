import { conditionsDisagree } from './conditions-disagree'
import type { FindingKind } from './finding-kind'
import { fitsInMemory } from './fits-in-memory'
import { identicalRuns } from './identical-runs'
import { unread } from './unread'

/** Every kind of finding about a message or a run. A new one is one file and one line here. */
export const findingKinds: readonly FindingKind[] = [identicalRuns, unread, conditionsDisagree, fitsInMemory]
