#!/usr/bin/env python3
"""Measures a table of strings with `galley worker`: with Spark, or in one process without it.

    measure.py OUTPUT --rows 100000               # on a local cluster of two executors
    measure.py OUTPUT --rows 100000 --local       # without Spark

OUTPUT/measurements is the Parquet of all rows, OUTPUT/pictures has a PNG of each string that does not fit or lacks
letters, and OUTPUT/table.jsonl is the Parquet as text, sorted.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import time

import jobs

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("output")
    parser.add_argument("--rows", type=int, default=100_000, help="strings × languages")
    parser.add_argument("--partitions", type=int, help="by default one for 2,500 rows, and at least 8")
    parser.add_argument("--master", default="local-cluster[2,1,1024]", help="two executors of one core")
    parser.add_argument("--local", action="store_true", help="without Spark")
    parser.add_argument("--galley", default=f"{ROOT}/.build/release/galley")
    parser.add_argument("--fonts", default=f"{ROOT}/Fonts")
    return parser.parse_args()


def measure_here(lines, worker):
    """The results of all jobs, by one worker with a process for each processor."""
    with subprocess.Popen(worker, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        if os.fork() == 0:
            process.stdin.writelines(line + "\n" for line in lines)
            process.stdin.close()
            os._exit(0)
        process.stdin.close()
        rows = [jobs.measurement(line) for line in process.stdout]
    assert process.returncode == 0, "the worker failed"
    return rows


def measure_on_spark(options, setting, pictures, worker):
    """Writes the Parquet with Spark, and returns what it says."""
    from pyspark.sql import SparkSession
    from pyspark.sql.types import BooleanType, DoubleType, LongType, StringType, StructField, StructType

    types = {"string": LongType(), "ok": BooleanType(), "width": DoubleType(), "height": DoubleType(),
             "lines": LongType(), "fits": BooleanType(), "truncated": BooleanType()}
    schema = StructType([StructField(name, types.get(name, StringType())) for name in jobs.COLUMNS])
    spark = (
        SparkSession.builder.master(options.master).appName("galley")
        .config("spark.ui.enabled", "false")
        # A task that fails is tried again elsewhere, and one that lags is begun a second time: whichever is done first
        # counts. Both write the same pictures.
        .config("spark.task.maxFailures", "8").config("spark.speculation", "true")
        .config("spark.submit.pyFiles", ",".join(f"{HERE}/{name}.py" for name in ["strings", "jobs"]))
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    table = f"{options.output}/measurements"
    # Each begins with a worker of its own, whose fonts have to be opened.
    partitions = options.partitions or max(8, options.rows // 2500)
    lines = spark.sparkContext.parallelize(range(options.rows), partitions).map(
        lambda index: jobs.job(index, setting, pictures))
    # checkCode: a worker that was killed fails its task, whose rows then do not count.
    results = lines.pipe(shlex.join(worker), env=dict(os.environ), checkCode=True).map(jobs.measurement)
    spark.createDataFrame(results, schema).write.mode("overwrite").parquet(table)
    rows = [tuple(row) for row in spark.read.parquet(table).collect()]
    spark.stop()
    return rows


def main():
    options = arguments()
    options.output = os.path.abspath(options.output)
    # Of an earlier run; whatever else is in the folder stays.
    for folder in ["measurements", "pictures"]:
        shutil.rmtree(f"{options.output}/{folder}", ignore_errors=True)
    pictures = f"{options.output}/pictures"
    os.makedirs(pictures)
    setting = jobs.setting(options.galley, options.fonts)
    worker = [options.galley, "worker", "--fonts", os.path.abspath(options.fonts)]
    start = time.monotonic()
    if options.local:
        lines = (jobs.job(index, setting, pictures) for index in range(options.rows))
        rows = measure_here(lines, worker)
    else:
        # An executor has one core, and so has its worker.
        rows = measure_on_spark(options, setting, pictures, worker + ["--jobs", "1"])
    seconds = time.monotonic() - start
    jobs.write_table(rows, f"{options.output}/table.jsonl")
    assert len(rows) == options.rows, f"{len(rows)} rows of {options.rows}"
    fits = sum(bool(row[jobs.COLUMNS.index("fits")]) for row in rows)
    failed = sum(not row[jobs.COLUMNS.index("ok")] for row in rows)
    print(f"{len(rows)} rows in {seconds:.1f} s, {len(rows) / seconds:.0f} a second: {fits} fit, "
          f"{len(rows) - fits - failed} do not, {failed} failed; {len(os.listdir(pictures))} pictures", file=sys.stderr)


if __name__ == "__main__":
    main()
