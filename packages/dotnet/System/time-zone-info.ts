// The class `System.TimeZoneInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { ReadOnlyCollection } from '../System.Collections.ObjectModel/read-only-collection.ts';
import { dateTimeKinds } from './date-time-kinds.ts';
import type { DateTimeOffset } from './date-time-offset.ts';
import { TimeSpan } from './time-span.ts';
import type { AdjustmentRule } from './time-zone-info-type.ts';
import { ticksPerMinute } from './time/calendar.ts';
import type { DateTime } from './time/date-time.ts';
import { offsetAt } from './time/local-zone.ts';
import { zoneFromText, zoneText } from './time/time-zone-text.ts';
import { TimeZoneInfo, TimeZoneNotFoundException, convertTime } from './time/time-zone.ts';
import { ianaOfWindows, windowsOfIana } from './time/windows-zones.ts';
import { presentNameOf } from './time/zone-names.ts';

const { Utc, Local } = dateTimeKinds;

function ambiguousOffsets(
  offsets: readonly number[],
  type: 'DateTime' | 'DateTimeOffset',
): NetArray<TimeSpan> {
  if (offsets.length < 2)
    throw new ArgumentException(
      `The supplied ${type} is not in an ambiguous time range.`,
      `d${type.slice(1)}`,
    );
  return toArray(
    offsets.map((offset) => new TimeSpan(BigInt(offset) * ticksPerMinute)),
    TimeSpan.zero.$type,
  );
}
function systemZones(): ReadOnlyCollection {
  const type = TimeZoneInfo.utc.$type;
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map(
    (id) => new TimeZoneInfo(presentNameOf(id)),
  );
  const sorted = zones.sort(
    (a, b) => a.baseOffset - b.baseOffset || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  return new ReadOnlyCollection(
    coreType('System.Collections.ObjectModel.ReadOnlyCollection', 1).construct([type]),
    toArray(sorted, type),
  );
}
function tryName(result: Ref<string | null>, name: string | undefined): boolean {
  result.v = name ?? null;
  return name !== undefined;
}
/** @throws {NotSupportedException} for zones of the earth: the platform tells offsets, but no rules */
function rulesOf(zone: TimeZoneInfo): readonly AdjustmentRule[] {
  if (!zone.isCustom && zone.hasDaylightSaving)
    throw new NotSupportedException(`The rules of the time zone '${zone.id}' are not known.`);
  return zone.rules;
}
function required(zone: TimeZoneInfo | null, parameter: string): TimeZoneInfo {
  if (zone === null) throw new ArgumentNullException(parameter);
  return zone;
}

/** `System.TimeZoneInfo`. */
export const timeZoneInfoType: TypeDeclaration = declareType(
  'public sealed class System.TimeZoneInfo : IEquatable<TimeZoneInfo>',
  () => ({
    'static TimeZoneInfo Utc { get; }': () => TimeZoneInfo.utc,
    'static TimeZoneInfo Local { get; }': TimeZoneInfo.local,
    'static TimeZoneInfo FindSystemTimeZoneById(string id)': TimeZoneInfo.find,
    'string Id { get; }': (self: TimeZoneInfo) => self.id,
    'string DisplayName { get; }': (self: TimeZoneInfo) => self.displayName,
    'string StandardName { get; }': (self: TimeZoneInfo) => self.standardName,
    'string DaylightName { get; }': (self: TimeZoneInfo) => self.daylightName,
    'TimeSpan BaseUtcOffset { get; }': (self: TimeZoneInfo) =>
      new TimeSpan(BigInt(self.baseOffset) * ticksPerMinute),
    'bool SupportsDaylightSavingTime { get; }': (self: TimeZoneInfo) => self.hasDaylightSaving,
    'TimeSpan GetUtcOffset(DateTimeOffset dateTimeOffset)': (self: TimeZoneInfo, time: DateTimeOffset) =>
      new TimeSpan(BigInt(offsetAt(self.zone, time.utcTicks)) * ticksPerMinute),
    'TimeSpan GetUtcOffset(DateTime dateTime)': (self: TimeZoneInfo, time: DateTime) =>
      new TimeSpan(BigInt(self.offsetOf(time)) * ticksPerMinute),
    'bool IsDaylightSavingTime(DateTimeOffset dateTimeOffset)': (self: TimeZoneInfo, time: DateTimeOffset) =>
      self.isDaylightOffset(offsetAt(self.zone, time.utcTicks), time.clock),
    'bool IsDaylightSavingTime(DateTime dateTime)': (self: TimeZoneInfo, time: DateTime) =>
      self.isDaylight(time),
    'bool IsInvalidTime(DateTime dateTime)': (self: TimeZoneInfo, time: DateTime) =>
      time.kind !== Utc && self.offsetsOf(time).length === 0,
    'bool IsAmbiguousTime(DateTimeOffset dateTimeOffset)': (self: TimeZoneInfo, time: DateTimeOffset) =>
      self.offsetsOf(time.toOffset(0).clock.withKind(Utc)).length === 2,
    'bool IsAmbiguousTime(DateTime dateTime)': (self: TimeZoneInfo, time: DateTime) =>
      self.offsetsOf(time).length === 2,
    'TimeSpan[] GetAmbiguousTimeOffsets(DateTimeOffset dateTimeOffset)': (
      self: TimeZoneInfo,
      time: DateTimeOffset,
    ) => ambiguousOffsets(self.offsetsOf(time.toOffset(0).clock.withKind(Utc)), 'DateTimeOffset'),
    'TimeSpan[] GetAmbiguousTimeOffsets(DateTime dateTime)': (self: TimeZoneInfo, time: DateTime) =>
      ambiguousOffsets(self.offsetsOf(time), 'DateTime'),
    'TimeZoneInfo.AdjustmentRule[] GetAdjustmentRules()': (self: TimeZoneInfo) =>
      toArray([...rulesOf(self)], coreType('System.TimeZoneInfo.AdjustmentRule')),
    'bool HasSameRules(TimeZoneInfo other)': (self: TimeZoneInfo, other: TimeZoneInfo | null) =>
      self.hasSameRules(required(other, 'other')),
    'string ToSerializedString()': (self: TimeZoneInfo) => zoneText(self, rulesOf(self)),
    'static TimeZoneInfo FromSerializedString(string source)': zoneFromText,
    'static TimeZoneInfo CreateCustomTimeZone(string id, TimeSpan baseUtcOffset, string? displayName, string? standardDisplayName)':
      TimeZoneInfo.custom,
    'static TimeZoneInfo CreateCustomTimeZone(string id, TimeSpan baseUtcOffset, string? displayName, string? standardDisplayName, string? daylightDisplayName, TimeZoneInfo.AdjustmentRule[]? adjustmentRules)':
      TimeZoneInfo.custom,
    'static TimeZoneInfo CreateCustomTimeZone(string id, TimeSpan baseUtcOffset, string? displayName, string? standardDisplayName, string? daylightDisplayName, TimeZoneInfo.AdjustmentRule[]? adjustmentRules, bool disableDaylightSavingTime)':
      (
        id: string | null,
        offset: TimeSpan,
        display: string | null,
        standard: string | null,
        daylight: string | null,
        rules: readonly AdjustmentRule[] | null,
        disabled: boolean,
      ) => TimeZoneInfo.custom(id, offset, display, standard, daylight, disabled ? null : rules),
    'static System.Collections.ObjectModel.ReadOnlyCollection<TimeZoneInfo> GetSystemTimeZones()':
      systemZones,
    'static System.Collections.ObjectModel.ReadOnlyCollection<TimeZoneInfo> GetSystemTimeZones(bool skipSorting)':
      systemZones,
    'static bool TryConvertIanaIdToWindowsId(string ianaId, out string? windowsId)': (
      id: string | null,
      result: Ref<string | null>,
    ) => tryName(result, id === null ? undefined : windowsOfIana(id)),
    'static bool TryConvertWindowsIdToIanaId(string windowsId, out string? ianaId)': (
      id: string | null,
      result: Ref<string | null>,
    ) => tryName(result, id === null ? undefined : ianaOfWindows(id)),
    'static bool TryConvertWindowsIdToIanaId(string windowsId, string? region, out string? ianaId)': (
      id: string | null,
      region: string | null,
      result: Ref<string | null>,
    ) => tryName(result, id === null ? undefined : ianaOfWindows(id, region)),
    'static void ClearCachedData()': () => undefined,
    'static bool TryFindSystemTimeZoneById(string id, out TimeZoneInfo? timeZoneInfo)': (
      id: string,
      result: Ref<TimeZoneInfo | null>,
    ) => {
      try {
        result.v = TimeZoneInfo.find(id);
      } catch (error) {
        if (!(error instanceof TimeZoneNotFoundException)) throw error;
        result.v = null;
      }
      return result.v !== null;
    },
    'bool HasIanaId { get; }': (self: TimeZoneInfo) => self.hasIanaId,
    'static DateTimeOffset ConvertTime(DateTimeOffset dateTimeOffset, TimeZoneInfo destinationTimeZone)': (
      time: DateTimeOffset,
      target: TimeZoneInfo,
    ) => time.toZone(offsetAt(required(target, 'destinationTimeZone').zone, time.utcTicks)),
    'static DateTime ConvertTime(DateTime dateTime, TimeZoneInfo destinationTimeZone)': (
      time: DateTime,
      target: TimeZoneInfo,
    ) => convertTime(time, null, target),
    'static DateTime ConvertTime(DateTime dateTime, TimeZoneInfo sourceTimeZone, TimeZoneInfo destinationTimeZone)':
      (time: DateTime, source: TimeZoneInfo | null, target: TimeZoneInfo | null) =>
        convertTime(time, required(source, 'sourceTimeZone'), target),
    'static DateTime ConvertTimeFromUtc(DateTime dateTime, TimeZoneInfo destinationTimeZone)': (
      time: DateTime,
      target: TimeZoneInfo,
    ) => {
      if (time.kind === Local)
        throw new ArgumentException(
          'The conversion could not be completed because the supplied DateTime did not have the Kind property set correctly.  For example, when the Kind property is DateTimeKind.Local, the source time zone must be TimeZoneInfo.Local.',
          'sourceTimeZone',
        );
      return convertTime(time.withKind(Utc), TimeZoneInfo.utc, target);
    },
    'static DateTime ConvertTimeToUtc(DateTime dateTime)': (time: DateTime) =>
      convertTime(time, null, TimeZoneInfo.utc),
    'static DateTime ConvertTimeToUtc(DateTime dateTime, TimeZoneInfo sourceTimeZone)': (
      time: DateTime,
      source: TimeZoneInfo,
    ) => convertTime(time, required(source, 'sourceTimeZone'), TimeZoneInfo.utc),
    'static DateTimeOffset ConvertTimeBySystemTimeZoneId(DateTimeOffset dateTimeOffset, string destinationTimeZoneId)':
      (time: DateTimeOffset, id: string) => time.toZone(offsetAt(TimeZoneInfo.find(id).zone, time.utcTicks)),
    'static DateTime ConvertTimeBySystemTimeZoneId(DateTime dateTime, string destinationTimeZoneId)': (
      time: DateTime,
      id: string,
    ) => convertTime(time, null, TimeZoneInfo.find(id)),
    'static DateTime ConvertTimeBySystemTimeZoneId(DateTime dateTime, string sourceTimeZoneId, string destinationTimeZoneId)':
      (time: DateTime, source: string, target: string) =>
        convertTime(time, TimeZoneInfo.find(source), TimeZoneInfo.find(target)),
    'bool Equals(TimeZoneInfo? other)': (self: TimeZoneInfo, other: unknown) => self.$equals(other),
    'string ToString()': (self: TimeZoneInfo) => self.displayName,
  }),
  { runtime: TimeZoneInfo },
);
