/** Requests of a reader who practises a line with tasks. */
import type { OpenMatch } from '../../table/match.ts'
import { rehearsed } from '../../table/practice.ts'
import { practiceAnswers } from '../../table/practice-answers.ts'
import type { practiceRequests } from '../../api/requests-practice.ts'
import { forMatches, type Deps, type Handlers } from './handler.ts'
import { progressIn } from './practice-progress.ts'

export const practiceHandlers = ({
  library,
  tables,
  samples,
}: Pick<Deps, 'library' | 'tables' | 'samples'>): Handlers<typeof practiceRequests> => {
  const onMatch = forMatches(tables)
  const answers = (match: OpenMatch) =>
    practiceAnswers(
      match,
      match.sampleTitle ?? library.row(match.id)?.title ?? '',
      progressIn(library, samples, match.id),
    )
  return {
    'practice.open': onMatch((match, input) => answers(match)['practice.open'](input)),
    'practice.restart': onMatch((match, input) => answers(match)['practice.restart'](input)),
    'practice.look': onMatch((match, input) => answers(match)['practice.look'](input)),
    'practice.next': onMatch((match, input) => answers(match)['practice.next'](input)),
    'practice.answer': onMatch((match, input) => answers(match)['practice.answer'](input)),
    'practice.check': onMatch((match, input) => answers(match)['practice.check'](input)),
    'practice.hint': onMatch((match, input) => answers(match)['practice.hint'](input)),
    'practice.show': onMatch((match, input) => answers(match)['practice.show'](input)),
    'practice.rehearse': onMatch((match, input) => rehearsed(match, input)),
  }
}
