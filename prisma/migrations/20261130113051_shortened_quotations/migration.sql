-- CreateIndex
CREATE INDEX "Measurement_metric_value_idx" ON "Measurement"("metric", "value");
