// `System.Threading.Barrier`: phases that all participants end together.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentOutOfRangeException,
  Exception,
  InvalidOperationException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import { createInstance } from '@mockwright/language/runtime/members';
import type { TimeSpan } from '../System/time-span.ts';
import type { CancellationToken } from './cancellation.ts';
import { millisecondsOf, requireTimeout } from './timeouts.ts';
import { waitUntil } from './wait-handle.ts';

const most = 32767;

class Barrier {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  participants: number;
  arrived = 0;
  phase = 0n;
  readonly #afterPhase: ((barrier: Barrier) => void) | null;
  /** What the action after the last phase threw. */
  #failure: Exception | undefined;
  #isDisposed = false;
  constructor(participants: number, afterPhase: ((barrier: Barrier) => void) | null = null) {
    if (participants < 0 || participants > most)
      throw new ArgumentOutOfRangeException(
        'participantCount',
        participants < 0
          ? `participantCount ('${participants}') must be a non-negative value.`
          : `participantCount ('${participants}') must be less than or equal to '32767'.`,
        { value: participants, text: String(participants) },
      );
    this.participants = participants;
    this.#afterPhase = afterPhase;
  }
  #check(): void {
    if (this.#isDisposed) throw new ObjectDisposedException('System.Threading.Barrier');
  }
  /** @returns whether all came in time */
  signalAndWait(milliseconds: number, token?: CancellationToken): boolean {
    this.#check();
    requireTimeout(milliseconds, 'millisecondsTimeout');
    token?.throwIfCancelled();
    if (this.participants === 0)
      throw new InvalidOperationException('The barrier has no registered participants.');
    const { phase } = this;
    this.arrived++;
    if (this.arrived === this.participants) this.#endPhase();
    else if (!waitUntil(() => this.phase !== phase || token?.isCancelled === true, milliseconds)) {
      this.arrived--;
      return false;
    } else if (this.phase === phase) {
      this.arrived--;
      token?.throwIfCancelled();
    }
    if (this.#failure)
      throw createInstance(coreType('System.Threading.BarrierPostPhaseException'), [null, this.#failure]);
    return true;
  }
  #endPhase(): void {
    this.#failure = undefined;
    try {
      this.#afterPhase?.(this);
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      this.#failure = error;
    }
    this.arrived = 0;
    this.phase++;
  }
  add(count: number): bigint {
    this.#check();
    if (count < 1)
      throw new ArgumentOutOfRangeException(
        'participantCount',
        'The participantCount argument must be a positive value.',
        { value: count, text: String(count) },
      );
    this.participants += count;
    return this.phase;
  }
  remove(count: number): void {
    this.#check();
    if (count > this.participants)
      throw new ArgumentOutOfRangeException(
        'participantCount',
        'The participantCount argument must be less than or equal the number of participants.',
      );
    this.participants -= count;
    if (this.participants > 0 && this.arrived === this.participants) this.#endPhase();
  }
  dispose(): void {
    this.#isDisposed = true;
  }
}

/** `System.Threading.Barrier`. */
export const barrierType: TypeDeclaration = declareType(
  'public class System.Threading.Barrier : IDisposable',
  () => ({
    'Barrier(int participantCount)': (count: number) => new Barrier(count),
    'Barrier(int participantCount, Action<System.Threading.Barrier>? postPhaseAction)': (
      count: number,
      action: ((barrier: Barrier) => void) | null,
    ) => new Barrier(count, action),
    'int ParticipantsRemaining { get; }': (self: Barrier) => self.participants - self.arrived,
    'int ParticipantCount { get; }': (self: Barrier) => self.participants,
    'long CurrentPhaseNumber { get; }': (self: Barrier) => self.phase,
    'long AddParticipant()': (self: Barrier) => self.add(1),
    'long AddParticipants(int participantCount)': (self: Barrier, count: number) => self.add(count),
    'void RemoveParticipant()': (self: Barrier) => self.remove(1),
    'void RemoveParticipants(int participantCount)': (self: Barrier, count: number) => self.remove(count),
    'void SignalAndWait()': (self: Barrier) => void self.signalAndWait(-1),
    'void SignalAndWait(CancellationToken cancellationToken)': (self: Barrier, token: CancellationToken) =>
      void self.signalAndWait(-1, token),
    'bool SignalAndWait(int millisecondsTimeout, CancellationToken cancellationToken)': (
      self: Barrier,
      milliseconds: number,
      token: CancellationToken,
    ) => self.signalAndWait(milliseconds, token),
    'bool SignalAndWait(TimeSpan timeout, CancellationToken cancellationToken)': (
      self: Barrier,
      timeout: TimeSpan,
      token: CancellationToken,
    ) => self.signalAndWait(millisecondsOf(timeout), token),
    'bool SignalAndWait(int millisecondsTimeout)': (self: Barrier, milliseconds: number) =>
      self.signalAndWait(milliseconds),
    'bool SignalAndWait(TimeSpan timeout)': (self: Barrier, timeout: TimeSpan) =>
      self.signalAndWait(millisecondsOf(timeout)),
    'void Dispose()': (self: Barrier) => self.dispose(),
  }),
  { runtime: Barrier },
);
